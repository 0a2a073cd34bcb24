// The line of one seat to the table: it calls again by itself, and never asks or answers twice.
import { signal } from "@preact/signals";
import { type Hearing, heard, isBusy, QUIET, toSendAgain } from "../table/hearing";
import type { Lang } from "../table/contract";
import { VERSION, type Said, type Standing, type ToPage, type ToServer } from "../wire/protocol";

/** lost: it broke, and is being called again. shut: the server has said that there is nothing to call. */
export type Link = "calling" | "open" | "lost" | "shut";
export interface Keys {
  token: string;
  host: string;
}

const CONNECTING = 0; // as the standard numbers the states of a WebSocket
const PATIENCE = 10_000; // milliseconds for an answer; then the line is taken for dead
const LONGEST_WAIT = 15_000;
const LONG_AWAY = 30_000; // a page that was hidden so long may hold a line that died unnoticed

/** How long to wait before the n-th call: longer and longer, and not all pages at once. */
export const pause = (calls: number, chance = Math.random()) =>
  Math.min(LONGEST_WAIT, 400 * 2 ** calls) * (0.6 + 0.4 * chance);

/** Closes a socket; one that is still connecting only after it is open, because browsers complain otherwise. */
export function putDown(socket: Pick<WebSocket, "readyState" | "onopen" | "close"> | null) {
  if (socket?.readyState === CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}

export class Line {
  readonly link = signal<Link>("calling");
  readonly hearing = signal<Hearing>(QUIET);
  readonly isThinking = signal(false); // a bot is asked for a hint
  wondered = ""; // the choice of the last Why
  private socket: WebSocket | null = null;
  private calls = 0;
  private isFresh = false; // no Welcome yet on this socket
  private hiddenAt = 0;
  private last = 0; // number of the last request
  private again: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string, readonly keys: Keys, private lang: Lang) {
    addEventListener("online", this.callNow);
    addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.wake);
    this.call();
  }

  choose = (choice: string) => this.answer((ask) => ({ t: "choose", id: this.number(), ask, choice }));
  stand = (answer: Standing, on: boolean) => this.say({ t: "stand", id: this.number(), answer, on });
  back = () => this.say({ t: "back", id: this.number() });
  tell = (phrase: Said["phrase"]) => this.say({ t: "say", id: this.number(), phrase });
  leave = () => this.say({ t: "leave", id: this.number() });

  /** Asks why one choice is closed, or all closed ones. */
  why = (choice = "") => {
    this.wondered = choice;
    this.say({ t: "why", id: this.number(), choice });
  };

  /** Undoes a choice, even if nothing is asked here: after the last choice it may be somebody else's turn. */
  undo = () => {
    const { sight } = this.hearing.value;
    if (sight?.scene.can_undo) this.send({ t: "undo", id: this.number(), ask: sight.scene.asked?.ask ?? -1 });
  };

  hint = () => {
    this.isThinking.value = this.link.value === "open";
    this.say({ t: "hint", id: this.number() });
  };

  speak(lang: Lang) {
    if (lang === this.lang) return;
    this.lang = lang;
    this.say({ t: "speak", lang });
  }

  forget(what: "because" | "refused") {
    this.hearing.value = { ...this.hearing.value, [what]: null };
  }

  hangUp() {
    this.link.value = "shut";
    removeEventListener("online", this.callNow);
    removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.again);
    clearTimeout(this.watch);
    putDown(this.socket);
  }

  private answer(made: (ask: number) => Extract<ToServer, { t: "choose" | "undo" }>) {
    const ask = this.hearing.value.sight?.scene.asked?.ask;
    if (ask !== undefined) this.send(made(ask));
  }

  /** A choice is kept until it is stored; a second one before that is a double click. */
  private send(message: Extract<ToServer, { t: "choose" | "undo" }>) {
    if (isBusy(this.hearing.value)) return;
    this.hearing.value = { ...this.hearing.value, sent: { message, stored: false }, refused: null };
    this.say(message);
  }

  private say(message: ToServer) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    if (message.t !== "hint") this.expectAnswer();
  }

  private number = () => ++this.last;

  private call() {
    const at = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${encodeURIComponent(this.table)}`;
    const socket = (this.socket = new WebSocket(at));
    this.isFresh = true;
    socket.onopen = () => this.say({ t: "hello", v: VERSION, lang: this.lang, ...this.keys });
    socket.onmessage = (event) => socket === this.socket && this.hearAll((event.data as string).split("\n"));
    socket.onclose = () => socket === this.socket && this.lose();
    this.expectAnswer();
  }

  private hearAll(lines: string[]) {
    for (const line of lines) this.hear(JSON.parse(line) as ToPage);
  }

  private hear(message: ToPage) {
    clearTimeout(this.watch);
    if (message.t === "refused" && this.link.value !== "open" && message.id === 0) this.link.value = "shut";
    if (message.t === "suggestion" || message.t === "refused") this.isThinking.value = false;
    this.hearing.value = heard(this.hearing.value, message);
    if (message.t === "welcome") this.welcomed();
  }

  private welcomed() {
    this.link.value = "open";
    this.calls = 0;
    const lost = this.isFresh ? toSendAgain(this.hearing.value) : null;
    this.isFresh = false;
    if (lost) this.say(lost);
  }

  private expectAnswer() {
    clearTimeout(this.watch);
    this.watch = setTimeout(this.lose, PATIENCE);
  }

  private lose = () => {
    if (this.link.value === "shut") return;
    this.link.value = "lost";
    this.isThinking.value = false;
    clearTimeout(this.watch);
    clearTimeout(this.again);
    const old = this.socket;
    this.socket = null;
    putDown(old);
    this.again = setTimeout(() => this.call(), pause(this.calls++));
  };

  /** The page is visible again: checks that the line still works. */
  private wake = () => {
    if (document.hidden) return void (this.hiddenAt = Date.now());
    if (this.link.value === "open" && Date.now() - this.hiddenAt > LONG_AWAY) this.say({ t: "speak", lang: this.lang });
    this.callNow();
  };

  /** The network is back, or the page is visible again: reconnects without waiting. */
  readonly callNow = () => {
    if (this.link.value !== "lost" || document.hidden) return;
    clearTimeout(this.again);
    putDown(this.socket);
    this.call();
  };
}
