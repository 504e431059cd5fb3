'use client'

import { searchTexts } from '#texts/search/search'
import type { ButtonLook } from '../../ui/buttons/button-look'
import { ButtonLink } from '../../ui/buttons/button-link'
import { useQuestionAddress } from './use-question-address'

type Props = { query: string; variant?: ButtonLook['variant'] }

export const AskForum = ({ query, variant }: Props) => (
  <ButtonLink href={useQuestionAddress(query)} variant={variant} size="sm" icon="messages-square">
    {searchTexts.askForum}
  </ButtonLink>
)
