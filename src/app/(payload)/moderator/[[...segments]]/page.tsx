import { createPanel } from '../../../../panels/create-panel'
import { importMap } from '../../importMap'

const panel = createPanel('/moderator', importMap)
export const generateMetadata = panel.generateMetadata
export default panel.Page
