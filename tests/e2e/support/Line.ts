// A browser's connection to the server, which a test can cut entirely or only for the socket.

import type { BrowserContext, WebSocketRoute } from '@playwright/test';
import { SOCKET_PATHS } from '#protocol/pushes.ts';

const SOCKET = new RegExp(SOCKET_PATHS.game);

export class Line {
  readonly #context: BrowserContext;
  readonly #sockets = new Set<{ readonly page: WebSocketRoute; readonly server: WebSocketRoute }>();
  readonly #sent: string[] = [];
  #socketBlocked = false;
  /** Messages that wait to be sent, and those that have to. */
  #held: (() => void)[] = [];
  #holds: RegExp | null = null;

  private constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** Call this before the context's pages open anything. */
  static async of(context: BrowserContext): Promise<Line> {
    const line = new Line(context);
    await context.routeWebSocket(SOCKET, (page) => line.#carry(page));
    context.on('request', (request) => line.#sent.push(`${request.url()} ${request.postData() ?? ''}`));
    return line;
  }

  /** Returns how many sent messages match, over the socket or not. */
  sent(pattern: RegExp): number {
    return this.#sent.filter((message) => pattern.test(message)).length;
  }

  /** Lets nothing through anymore, as in an elevator, and drops open connections. */
  async cut(): Promise<void> {
    this.#socketBlocked = true;
    await this.#context.setOffline(true);
    await this.#closeSockets();
  }

  async mend(): Promise<void> {
    this.#socketBlocked = false;
    await this.#context.setOffline(false);
  }

  /** Keeps messages that match from the server, while everything else goes through. */
  hold(pattern: RegExp): void {
    this.#holds = pattern;
  }

  /** Sends what was held. */
  release(): void {
    this.#holds = null;
    for (const send of this.#held.splice(0)) send();
  }

  /** Blocks the socket with every transport, but no other requests, as a school's proxy does. */
  async blockSocket(): Promise<void> {
    this.#socketBlocked = true;
    await this.#context.route(SOCKET, (route) => route.abort());
    await this.#closeSockets();
  }

  #carry(page: WebSocketRoute): void {
    if (this.#socketBlocked) return void page.close();
    const server = page.connectToServer();
    this.#sockets.add({ page, server });
    page.onMessage((message) => {
      this.#sent.push(message.toString());
      const send = (): void => server.send(message);
      if (this.#holds?.test(message.toString())) this.#held.push(send);
      else send();
    });
  }

  async #closeSockets(): Promise<void> {
    const open = [...this.#sockets];
    this.#sockets.clear();
    await Promise.all(open.flatMap(({ page, server }) => [page.close(), server.close()]));
  }
}
