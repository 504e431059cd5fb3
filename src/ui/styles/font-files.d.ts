/** A font file imports as its published URL. */
declare module '*.woff2' {
  const address: string
  export default address
}
