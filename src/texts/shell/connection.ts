export const connectionTexts = {
  offline: 'Няма връзка с интернет',
  reconnecting: 'Няма връзка. Свързваме се отново…',
} as const
