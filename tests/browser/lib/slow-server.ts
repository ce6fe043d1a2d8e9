import { readFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { createSite } from '@/scripts/lib/server/static-server.mjs';

/** A server of the export that sends a document in pieces, each when it is asked for. */
export interface SlowServer {
  readonly origin: string;
  /** Sends the next piece of the document that was requested last; false if that was the last one. */
  readonly sendPiece: () => boolean;
  readonly close: () => void;
}

/** Starts a server that sends the first piece of a document at once. `pieces` is their number. */
export async function startSlowServer(pieces: number): Promise<SlowServer> {
  const site = createSite('out');
  let rest: Buffer[] = [];
  let pending: ServerResponse | undefined;
  const sendPiece = () => {
    pending?.write(rest.shift() ?? '');
    if (rest.length > 0) return true;
    pending?.end();
    return false;
  };
  const server: Server = createServer((request, response) => {
    const path = decodeURI(request.url!.split('?')[0]!);
    const isPage = request.headers['sec-fetch-dest'] === 'document';
    if (!isPage) return void site(request, response);
    let html: Buffer;
    try {
      html = readFileSync(`out${path}index.html`);
    } catch {
      html = readFileSync('out/404.html');
      response.statusCode = 404;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const size = Math.ceil(html.length / pieces);
    rest = Array.from({ length: pieces }, (_, at) => html.subarray(at * size, (at + 1) * size));
    pending = response;
    sendPiece();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendPiece,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
