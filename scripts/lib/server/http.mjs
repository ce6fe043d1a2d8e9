import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One request whose path is sent as it is written: fetch would tidy "..", unpack the body and follow redirects. */
export async function rawRequest(url, path, { headers = {}, method = 'GET' } = {}) {
  const { hostname, port } = new URL(url);
  const sent = request({ hostname, port, path, method, headers, agent: false }).end();
  const [response] = await once(sent, 'response');
  return {
    status: response.statusCode,
    headers: response.headers,
    body: await buffer(response),
  };
}
