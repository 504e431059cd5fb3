'use client'

import { lazyPart } from '../../../ui/lazy-part'
import { OwnSection } from '../../listing/own/own-section'

const OwnEvent = lazyPart(() => import('./own-event'))

export const OwnEvents = ({ title }: { title: string }) => (
  <OwnSection kind="events" title={title}>
    {(item) => <OwnEvent item={item} />}
  </OwnSection>
)
