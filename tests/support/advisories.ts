/** For when the registry does not answer `npm run audit`, and against pinning an older version. */
export type Advisory = {
  id: string
  package: string
  /** An npm range. */
  affected: string
  title: string
}

const of = (name: string, rows: [id: string, affected: string, title: string][]): Advisory[] =>
  rows.map(([id, affected, title]) => ({ id, package: name, affected, title }))

export const advisories: Advisory[] = [
  ...of('payload', [
    ['CVE-2025-4643', '<3.44.0', 'tokens stay valid after signing out'],
    ['CVE-2025-4644', '<3.44.0', 'session fixation through ids that are used again'],
    ['CVE-2026-25574', '<3.74.0', 'preferences of another account'],
    ['CVE-2026-27567', '<3.75.0', 'the server fetches any address given for an upload'],
    ['CVE-2026-34751', '<3.79.1', 'unchecked input in password recovery'],
    ['CVE-2026-34746', '<3.79.1', 'the server fetches addresses from input'],
    ['CVE-2026-105846', '<3.88.0', 'open redirect after signing in'],
    ['CVE-2026-105845', '<3.88.0', 'SQL injection through dynamic filters'],
    ['CVE-2026-105847', '<3.90.0', 'hidden values inferred through joins'],
    ['CVE-2026-105852', '<3.90.0', 'hidden values inferred through relationships'],
    ['CVE-2026-105853', '<3.90.0', 'hidden fields in answers of refresh and reset'],
    ['CVE-2026-105849', '<3.90.0', 'keys of programs can be read'],
    ['CVE-2026-105851', '<3.90.0', 'a copy gets past the access of fields'],
    ['CVE-2026-105855', '<3.90.0', 'access of the password field is ignored'],
    ['CVE-2026-105859', '<3.90.0', 'ordering without access'],
    ['CVE-2026-105863', '<3.90.0', 'fields in the token collide with its own claims'],
    ['CVE-2026-105854', '<3.90.0', 'quadratic pattern in the reader of multipart forms'],
    ['CVE-2026-105861', '<3.90.0', 'the session is passed on to a redirected upload address'],
    ['CVE-2026-105862', '<3.90.0', 'the check of SVG files is passed by'],
  ]),
  ...of('@payloadcms/drizzle', [
    ['CVE-2026-25544', '<3.73.0', 'SQL injection through JSON and rich text'],
    ['CVE-2026-63316', '<3.90.0', 'SQL injection through lists of values'],
    ['CVE-2026-105856', '<3.90.0', 'SQL injection through JSON paths'],
  ]),
  ...of('drizzle-orm', [['payloadcms/payload#16168', '<0.45.2', 'SQL injection']]),
  ...of('next', [
    ['CVE-2025-29927', '<14.2.25 || >=15.0.0 <15.2.3', 'middleware passed by'],
    ['CVE-2025-66478', '>=15.0.0 <15.5.7 || >=16.0.0 <16.0.7', 'code run through server components'],
    ['CVE-2026-23864', '>=16.0.0 <16.1.5', 'server components exhaust the server'],
    ['GHSA-h25m-26qc-wcjf', '>=16.0.0 <16.2.0', 'server components exhaust the server'],
    ['GHSA-8h8q-6873-q5fj', '>=16.0.0 <16.2.6', 'server components exhaust the server'],
    ['GHSA-267c-6grr-h53f', '>=16.0.0 <16.2.6', 'proxy passed by through prefetched segments'],
    ['GHSA-492v-c6pp-mqqv', '>=16.0.0 <16.2.6', 'proxy passed by through dynamic parts'],
    ['GHSA-c4j6-fc7j-m34r', '>=16.0.0 <16.2.6', 'requests to other hosts through websocket upgrades'],
    ['GHSA-mg66-mrh9-m8jx', '>=16.0.0 <16.2.6', 'connections are used up'],
    ['NEXT-2026-07', '>=16.0.0 <16.2.11', 'the security release of July 2026'],
    ['GHSA-2xp9-vwfh-vxw4', '>=16.0.0 <16.3.3', 'code run through AVIF pictures'],
    ['CVE-2026-75604', '>=16.0.0 <16.3.3', 'code run on Windows'],
    ['CVE-2026-94482', '>=16.0.0 <16.4.1', 'server functions'],
    ['GHSA-2464-fhr4-w9xw', '>=16.0.0 <16.4.3', 'critical, of October 2026'],
    ['GHSA-673q-mjm6-r5xr', '>=16.0.0 <16.4.3', 'critical, of October 2026'],
  ]),
  ...of('react-server-dom-webpack', [
    ['CVE-2025-55182', '19.0.0 || 19.1.0 - 19.1.1 || 19.2.0', 'code run by one request'],
  ]),
  ...of('socket.io-parser', [
    ['CVE-2026-33151', '<4.2.6', 'memory is used up'],
    ['CVE-2026-69185', '<4.2.7', 'memory is used up'],
  ]),
  ...of('sharp', [
    ['CVE-2023-4863', '<0.32.6', 'heap overflow in libwebp'],
    ['GHSA-f88m-g3jw-g9cj', '<0.35.0', 'several in libvips'],
    ['GHSA-rgj7-g3m4-5g8c', '<0.35.4', 'heap overflow in libheif, code run through AVIF pictures'],
  ]),
  ...of('nodemailer', [
    ['GHSA-mm7p-fcc7-pg87', '<7.0.7', 'a letter goes to another domain'],
    ['GHSA-rcmh-qjqh-p98v', '<7.0.11', 'endless recursion in lists of addresses'],
    ['GHSA-268h-hp4c-crq3', '<8.0.9', 'refused content is read all the same'],
    ['GHSA-p6gq-j5cr-w38f', '<=9.0.0', 'files and addresses are read through raw letters'],
    ['GHSA-2x7j-588g-ccc2', '<9.1.0', 'quadratic time in lists of addresses'],
    ['GHSA-wmmp-3585-3rmp', '<9.1.1', 'allowed domains passed by through Punycode'],
    ['GHSA-cc9r-2j5m-2m83', '<9.1.1', 'the check of the addressee is passed by'],
    ['GHSA-8m3c-c648-2xjj', '<9.1.1', 'files and addresses are read as content'],
  ]),
  ...of('zod', [['GHSA-mrhx-c7xc-m3w5', '<4.6.7', 'memory is used up']]),
]
