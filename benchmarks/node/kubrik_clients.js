// `node kubrik_clients.js ADDRESS TABLES SECONDS`: two people at each table of Tremble, Humans!, who take any way that
// is open as soon as they are asked.
// Prints JSON: how many choices, in how many seconds, and how long each took until all who may see it saw it (ms).
const WebSocket = require("ws");

const address = process.argv[2];
const [tables, seconds] = process.argv.slice(3).map(Number);
const WARM_UP = 1000; // ms
const FAREWELL = 2000; // ms, for what is under way at the end
const AHEAD = 5; // games of each table that are made before it begins: boardgame.io makes none while it is measured
const UNSEEN = "raid"; // with some stations nobody else sees it before the next question; all else is seen at once
const CHAIRS = [{ who: "me", name: "Ann" }, { who: "me", name: "Ben" }];

const now = () => Number(process.hrtime.bigint()) / 1e6;
const measured = { from: Infinity, until: Infinity, latencies: [] };

/** One seat: what it is asked, and whether it was told of the last choice. All else is for those who draw it. */
class Player {
  constructor(socket, { asked, status }) {
    this.socket = socket;
    this.asked = asked;
    this.status = status;
    this.isTold = false;
  }

  hear({ changes }) {
    for (const [[what], now] of changes) {
      if (what === "asked") this.asked = now; // a question is sent whole
      else if (what === "status") this.status = now;
    }
    this.isTold = true;
  }
}

class Table {
  async open() {
    this.later = [];
    for (let i = 0; i < AHEAD; i++) this.later.push(await newGame());
    this.sitDown(this.later.pop());
  }

  sitDown(players) {
    this.players = players;
    for (const player of players) {
      player.socket.on("message", (data) => this.listen(player, data.toString().split("\n")));
    }
  }

  listen(player, lines) {
    for (const message of lines.map(JSON.parse)) {
      if (message.t === "news") player.hear(message);
      else if (message.t === "done") this.isDone = true;
      else throw new Error(JSON.stringify(message));
    }
    if (this.isDone && this.seeing().every((each) => each.isTold)) this.seen();
  }

  /** While an answer under seal has not all of its parts, others see nothing of it. */
  seeing() {
    const { asked } = this.chooser;
    return asked && asked.answers.length ? [this.chooser] : this.players;
  }

  seen() {
    const at = now();
    if (this.at >= measured.from && at <= measured.until) measured.latencies.push(at - this.at);
    this.isDone = false;
    this.choose();
  }

  choose() {
    const asked = this.players.find((player) => player.asked);
    if (now() > measured.until) this.isIdle = true;
    else if (asked) this.send(asked);
    else this.goOn();
  }

  /** The game is over: on to the next. */
  async goOn() {
    for (const player of this.players) {
      if (player.status !== "over") throw new Error("nobody is asked, and the game is not over");
      player.socket.close();
    }
    this.sitDown(this.later.pop() || (await newGame()));
    this.choose();
  }

  send(player) {
    for (const each of this.players) each.isTold = false;
    this.chooser = player;
    const { ask, ways } = player.asked;
    const open = ways.filter((way) => way.name !== UNSEEN);
    const choice = open[Math.floor(Math.random() * open.length)].name;
    this.at = now();
    player.socket.send(JSON.stringify({ t: "choose", id: 1, ask, choice }));
  }
}

async function newGame() {
  const body = JSON.stringify({ game: "humans", chairs: CHAIRS });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${address}api/tables`, { method: "POST", headers, body });
  const { id, seats } = await answer.json();
  return Promise.all(seats.map(({ token }) => welcomed(`${address.replace("http", "ws")}ws/${id}`, token)));
}

function welcomed(place, token) {
  const socket = new WebSocket(place, { perMessageDeflate: false });
  socket.on("open", () => socket.send(JSON.stringify({ t: "hello", v: 2, lang: "en", token })));
  return new Promise((settle) => {
    socket.once("message", (data) => settle(new Player(socket, JSON.parse(data.toString().split("\n")[0]).scene)));
  });
}

async function main() {
  const all = Array.from({ length: tables }, () => new Table());
  await Promise.all(all.map((table) => table.open()));
  measured.from = now() + WARM_UP;
  measured.until = measured.from + 1000 * seconds;
  for (const table of all) table.choose();
  setTimeout(() => report(all), WARM_UP + 1000 * seconds + FAREWELL);
}

function report(all) {
  if (!all.every((table) => table.isIdle)) throw new Error("a choice was not answered, or not seen by all");
  process.stdout.write(JSON.stringify({ seconds, latencies: measured.latencies }), () => process.exit(0));
}

main();
