const DAY = 'dd.MM.yyyy'
const TIME = 'HH:mm'

export const dayPicker = { pickerAppearance: 'dayOnly', displayFormat: DAY } as const

export const momentPicker = {
  pickerAppearance: 'dayAndTime',
  displayFormat: `${DAY} ${TIME}`,
  timeFormat: TIME,
} as const
