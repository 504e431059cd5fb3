export function Stitch() {
  return <div aria-hidden="true" className="stitch" />
}
