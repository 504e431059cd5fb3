/** The embroidery band; the stylesheet picks the tile for the theme and for the footer. */
export function Stitch() {
  return <div aria-hidden="true" className="stitch" />
}
