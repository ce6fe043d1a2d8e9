/** Answers for the hosts of badges and payment, so that no test needs a network. Reads PORT. */
import { createServer } from 'node:https';
import { generate } from 'selfsigned';
import { main } from './lib/main.mjs';

const badge =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><rect width="80" height="20" fill="#888"/></svg>';

function answer({ method }, response) {
  // The payment form is posted; badges are requested.
  const [type, body] =
    method === 'POST' ? ['text/html', '<title>Payment</title>'] : ['image/svg+xml', badge];
  const headers = { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' };
  response.writeHead(200, headers).end(body);
}

await main(import.meta.url, async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  createServer({ key, cert }, answer).listen(Number(process.env.PORT));
});
