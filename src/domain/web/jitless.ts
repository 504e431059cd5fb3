import { config } from 'zod'

/**
 * Zod would try to make code out of text, which the policy of our pages forbids. Imported wherever schemas are built,
 * so that it holds before the first one. A server may.
 */
if (typeof window !== 'undefined') config({ jitless: true })
