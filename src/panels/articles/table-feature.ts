'use client'

import { TableFeatureClient } from '@payloadcms/richtext-lexical/client'
import { newsTexts } from '#texts/articles/articles'

type Named = { label?: unknown; keywords?: string[] }
type Menu<Item> = { groups?: { items?: Item[] }[] }

/** With its name in Bulgarian, by which the menu of „/“ finds it too. */
export function TableFeature(props: Parameters<typeof TableFeatureClient>[0]) {
  const made = TableFeatureClient(props)
  if (typeof made.feature === 'function') return made
  const { slashMenu, toolbarFixed, ...rest } = made.feature
  return { ...made, feature: { ...rest, slashMenu: named(slashMenu), toolbarFixed: named(toolbarFixed) } }
}

function named<Item extends Named, Of extends Menu<Item>>(menu: Of | undefined): Of | undefined {
  return (
    menu && {
      ...menu,
      groups: menu.groups?.map((group) => ({
        ...group,
        items: group.items?.map((item) => ({ ...item, label: newsTexts.table })),
      })),
    }
  )
}
