/** For reports and legal notices; `approved` means upheld. */
export const decisions = ['approved', 'rejected'] as const
export type Decision = (typeof decisions)[number]

export const decisionStates = ['pending', ...decisions] as const
export type DecisionState = (typeof decisionStates)[number]

export const isDecided = (state: unknown): state is Decision => decisions.some((one) => one === state)
