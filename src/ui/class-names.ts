/** Joins the class names that apply: `classNames('a', isOn && 'b')`. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
