/** A socket for tests: the test is the server. */
import type { FromClient, FromServer } from "./socket";

export class FakeSocket {
  static made: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.made.at(-1);
    if (!socket) throw new Error("nobody connected");
    return socket;
  }

  static make = (): WebSocket => new FakeSocket() as unknown as WebSocket;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  /** The server takes the connection. */
  accept(): this {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
    return this;
  }

  /** The server says something. */
  say(...messages: FromServer[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line breaks. */
  cut(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }

  of<Kind extends FromClient["type"]>(type: Kind): Extract<FromClient, { type: Kind }>[] {
    return this.sent.filter((each): each is Extract<FromClient, { type: Kind }> => each.type === type);
  }
}
