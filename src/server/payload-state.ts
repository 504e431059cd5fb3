import { sharedPayload } from '../shared-payload'

export const areJobsUp = (): boolean => sharedPayload()?.areJobsAlive() ?? false

/** Other processes take what is left after a while. */
export const finishJobs = async (limitMs: number) => sharedPayload()?.finishJobs(limitMs)

export const destroyPayload = async () => sharedPayload()?.destroy()
