export type DemoWeekday = 'monday' | 'friday' | 'saturday' | 'sunday' | 'weekend' | 'workday'

/** On which day a demo event is: the next one that fits. */
export type DemoDay =
  /** Counted from the day of seeding, then the first such weekday; for past ones backwards. */
  | { days: number; on?: DemoWeekday }
  /** „12-24“, or the first such weekday from that day on. */
  | { yearly: string; on?: DemoWeekday }
  /** Days after the Orthodox Easter, or before it. */
  | { fromEaster: number }

export const inDays = (days: number, on?: DemoWeekday): DemoDay => ({ days, on })
export const yearly = (day: string, on?: DemoWeekday): DemoDay => ({ yearly: day, on })
export const fromEaster = (days: number): DemoDay => ({ fromEaster: days })
