import type { GlobalConfig } from 'payload'
import { Legal } from './legal'
import { Site } from './site'

export const globals: GlobalConfig[] = [Site, Legal]
