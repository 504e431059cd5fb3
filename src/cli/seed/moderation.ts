import type { Payload } from 'payload'
import { demoMessages, demoReports } from '#texts/demo/moderation'
import type { Members } from './members'
