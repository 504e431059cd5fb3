/** The light values of tokens.css for pictures and the manifest, where custom properties do not exist. */
export const brandColors = {
  paper: '#faf6ee',
  line: '#e2dac9',
  ink: '#1e1b15',
  inkSoft: '#4b463b',
  primary: '#12573d',
  accent: '#e3b02f',
  surface: '#fffdf9',
} as const
