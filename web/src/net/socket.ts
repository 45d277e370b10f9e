/**
 * The line to a table: one WebSocket that comes back by itself.
 *
 * A message that has an id is kept until the server answers it, and sent again with the same id after a reconnect, so
 * that nothing is lost and nothing is done twice.
 */
import type { Hello, KeepAlive, Problem, SocketMessages } from "../wire";
import { wholeMessage } from "./whole";

export type FromServer = SocketMessages["from_server"];
export type FromClient = SocketMessages["from_client"];
/** What is answered by its id. */
export type Command = Exclude<FromClient, Hello | KeepAlive>;

/** lost: we try again; over: the server does not want us back. */
export type ConnectionState = "connecting" | "open" | "lost" | "over";

const PROTOCOL = 2;
const HEARTBEAT = 20_000;
/** After this much silence the line is taken for dead. */
const SILENCE = 45_000;
/** So long an answer may take when the network is said to be gone. */
const DOUBT = 4_000;
const SHORTEST = 500;
const LONGEST = 15_000;

export interface ConnectionListener {
  /** How the table shall be shown. */
  face(): NonNullable<Hello["face"]>;
  /** Where we were, to go on from there; null: tell everything. */
  seen(): { epoch: string; since: number } | null;
  /** Hear a message; false where it does not fit what was heard before. */
  hear(message: FromServer): boolean;
  state(state: ConnectionState, problem: Problem | null): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private closed = true;
  private fresh = false;
  private readonly unanswered = new Map<string, Command>();

  constructor(
    private readonly address: string,
    private readonly ears: ConnectionListener,
    private readonly makeSocket: (address: string) => WebSocket = (address) => new WebSocket(address),
    private readonly random: () => number = Math.random,
  ) {}

  open(): void {
    this.closed = false;
    window.addEventListener("online", this.hurry);
    window.addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.hurry);
    window.removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.retry);
    this.drop();
  }

  /** Send now, or as soon as the line is back. */
  send(command: Command): void {
    this.unanswered.set(command.id, command);
    if (this.socket?.readyState === WebSocket.OPEN) this.write(command);
  }

  /** What was heard does not fit together: come back and ask for everything. */
  restart(): void {
    this.fresh = true;
    this.lose();
  }

  /** Ask for everything in another way, without waiting. */
  reconnect(): void {
    this.fresh = true;
    if (!this.closed) this.connect();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    const socket = this.makeSocket(this.address);
    this.socket = socket;
    this.ears.state(this.attempts === 0 ? "connecting" : "lost", null);
    socket.onopen = () => {
      const seen = this.fresh ? null : this.ears.seen();
      const face = this.ears.face();
      this.write({ type: "hello", protocol: PROTOCOL, ...(face !== "board" && { face }), ...(seen ?? {}) });
      for (const command of this.unanswered.values()) this.write(command);
      // The answer to this is how we know the line is open where there is nothing new to hear.
      this.write({ type: "still-there" });
      this.heardAt = Date.now();
      this.beat = setInterval(this.pulse, HEARTBEAT);
    };
    socket.onmessage = (event) => this.hear(wholeMessage(JSON.parse(String(event.data)) as FromServer));
    socket.onclose = () => this.lose();
  }

  private hear(message: FromServer): void {
    this.heardAt = Date.now();
    if (message.type === "bye") {
      this.part(message.problem, message.again);
      return;
    }
    if (message.type === "done" || (message.type === "refused" && message.id)) this.unanswered.delete(message.id ?? "");
    if (!this.ears.hear(message)) {
      this.restart();
      return;
    }
    this.attempts = 0;
    if (message.type === "welcome") this.fresh = false;
    this.ears.state("open", null);
  }

  private part(problem: Problem, again: boolean): void {
    if (again) {
      this.lose();
      return;
    }
    this.close();
    this.ears.state("over", problem);
  }

  private lose(): void {
    this.drop();
    if (this.closed) return;
    const most = Math.min(LONGEST, SHORTEST * 2 ** this.attempts);
    this.attempts += 1;
    this.ears.state("lost", null);
    this.retry = setTimeout(() => this.connect(), most * (0.5 + this.random() / 2));
  }

  /** The network or the person is back: do not wait for the timer. */
  private readonly hurry = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (!this.socket) this.connect();
    else if (this.socket.readyState === WebSocket.OPEN) this.pulse();
  };

  /** The browser says the network is gone; a server on this very machine may still answer. */
  private readonly doubt = (): void => {
    if (this.closed || this.socket?.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    this.pulse();
    setTimeout(() => {
      if (!this.closed && this.socket && this.heardAt < asked) this.lose();
    }, DOUBT);
  };

  private readonly pulse = (): void => {
    if (Date.now() - this.heardAt > SILENCE) this.lose();
    else this.write({ type: "still-there" });
  };

  private write(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  private drop(): void {
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

export function socketAddress(code: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
}

/** The idempotency key of a message. */
export function stamp(): string {
  // randomUUID is there only on secure pages; a table in the living room is often plain http.
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
