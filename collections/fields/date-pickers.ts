const DAY = 'dd.MM.yyyy'
const TIME = 'HH:mm'

/** How the panels show and ask for a day. */
export const dayPicker = { pickerAppearance: 'dayOnly', displayFormat: DAY } as const

/** The same for a moment, on a clock of 24 hours. */
export const momentPicker = {
  pickerAppearance: 'dayAndTime',
  displayFormat: `${DAY} ${TIME}`,
  timeFormat: TIME,
} as const
