import { memberHeader } from '../../../ui/request-member'

/** Goes out even when the page is being left. A failure costs no more than a line in the wrong place. */
export function sendReadPosition(topicId: string, at: string): void {
  void fetch(`/api/forum-topics/${topicId}/read`, {
    method: 'POST',
    body: JSON.stringify({ at }),
    keepalive: true,
    headers: { ...memberHeader(), 'Content-Type': 'application/json' },
  }).catch(() => undefined)
}
