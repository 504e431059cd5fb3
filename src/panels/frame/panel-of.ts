import type { PayloadRequest } from 'payload'
import type { PanelPath } from '#domain/panels/tabs'

/** Which of the two panels a screen is drawn for; the instance knows only one configuration. */
export const panelOf = ({ url }: Pick<PayloadRequest, 'url'>): PanelPath =>
  /^(https?:\/\/[^/]+)?\/moderator(\/|\?|$)/.test(url ?? '') ? '/moderator' : '/admin'
