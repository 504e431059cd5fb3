/** A font file imports as the address under which the build publishes it. */
declare module '*.woff2' {
  const address: string
  export default address
}
