// `node clients.js PORT MATCHES SECONDS`: two players at each match, who move as soon as it is their turn.
// Prints JSON: how many moves, in how many seconds, and how long each took until both players saw it (ms).
const { io } = require("socket.io-client");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const WARM_UP = 1000; // ms

const now = () => Number(process.hrtime.bigint()) / 1e6;
const measured = { from: Infinity, until: -Infinity, latencies: [] };

class Match {
  constructor(number) {
    this.id = `match-${process.pid}-${number}`;
    this.seen = [-1, -1]; // the state that each player has
    this.ready = 0;
    this.players = ["0", "1"].map((seat) => this.player(seat));
  }

  player(seat) {
    const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
    socket.on("connect", () => socket.emit("sync", this.id, seat, undefined, 2));
    socket.on("sync", (_, { state }) => this.synced(seat, state));
    socket.on("update", (_, state) => this.updated(seat, state));
    return socket;
  }

  synced(seat, state) {
    this.seen[seat] = state._stateID;
    this.state = state;
    this.ready += 1;
    if (this.ready === 2) joined();
  }

  updated(seat, state) {
    this.seen[seat] = state._stateID;
    this.state = state;
    if (this.seen[0] === this.seen[1] && state._stateID > this.asked) this.done();
  }

  done() {
    const at = now();
    if (this.at >= measured.from && at <= measured.until) measured.latencies.push(at - this.at);
    if (at < measured.until) this.move();
  }

  move() {
    const { G, ctx, _stateID } = this.state;
    const args = [G.cells.indexOf(null)];
    const payload = { type: "clickCell", args, playerID: ctx.currentPlayer };
    this.at = now();
    this.asked = _stateID;
    this.players[ctx.currentPlayer].emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.id, ctx.currentPlayer);
  }
}

let waiting = matches;
function joined() {
  waiting -= 1;
  if (waiting > 0) return;
  measured.from = now() + WARM_UP;
  measured.until = measured.from + 1000 * seconds;
  all.forEach((match) => match.move());
  setTimeout(report, WARM_UP + 1000 * seconds + 200);
}

function report() {
  process.stdout.write(JSON.stringify({ seconds, latencies: measured.latencies }), () => process.exit(0));
}

const all = Array.from({ length: matches }, (_, number) => new Match(number));
