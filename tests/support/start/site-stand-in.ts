import { runScript } from './run-script'

export async function siteStandIn(folder: string) {
  const script = runScript({ script: 'tests/support/start/own-cluster.ts', args: [folder] })
  const { url, problem } = JSON.parse(await script.line(/^\{"(url|problem)/)) as {
    url: string
    problem?: string
  }
  return { ...script, url, problem }
}
