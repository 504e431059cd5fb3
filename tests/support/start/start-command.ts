import { readFileSync } from 'node:fs'

type Command = { env: Record<string, string>; nodeOptions: string[]; args: string[] }

/** What `npm start` runs, taken apart: how much memory a process may take is said there alone. */
export function startCommand(): Command {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  const parts = /^exec env ((?:\w+=\S+ )+)node ((?:-\S+ )+)(.+)$/.exec(scripts.start)
  if (!parts) throw new Error(`package.json starts the site otherwise: ${scripts.start}`)
  const [, variables, options, args] = parts as unknown as [string, string, string, string]
  const words = (text: string) => text.split(' ').filter(Boolean)
  return {
    env: Object.fromEntries(words(variables).map((word) => word.split('=') as [string, string])),
    nodeOptions: words(options),
    args: words(args),
  }
}
