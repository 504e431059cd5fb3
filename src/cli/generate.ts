import { writeFile } from 'node:fs/promises'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import config from '#config'
import { cardFontFile, makeCardFont } from './fonts/card-font'
import { iconSpriteFile, makeIconSprite } from './icon-sprite'
import { makeSiteFonts } from './fonts/site-fonts'

const resolved = await config
await generateTypes(resolved, { log: true })
await generateImportMap(resolved, { force: true, log: true })
await writeFile(cardFontFile, await makeCardFont())
await writeFile(iconSpriteFile, makeIconSprite())
await makeSiteFonts()
process.exit(0)
