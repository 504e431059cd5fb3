'use client'

import type { ComponentProps } from 'react'
import { itemActionTexts } from '#texts/lists/item-actions'
import { Opener } from '../../../ui/buttons/opener'
import { DeleteButton, type DeletionProps } from './delete-button'

type Props = DeletionProps & {
  form: ComponentProps<typeof Opener>['dialog']
}

export function OwnActions({ form, ...deletion }: Props) {
  return (
    <>
      <Opener variant="secondary" size="sm" icon="pencil" dialog={form}>
        {itemActionTexts.edit}
      </Opener>
      <DeleteButton {...deletion} />
    </>
  )
}
