/** A picture imports as its published URL, beside its size. */
declare module '*.svg' {
  const picture: { src: string }
  export default picture
}
