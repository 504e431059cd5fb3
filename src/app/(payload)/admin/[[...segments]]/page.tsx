import { createPanel } from '../../../../panels/create-panel'
import { importMap } from '../../importMap'

const panel = createPanel('/admin', importMap)
export const generateMetadata = panel.generateMetadata
export default panel.Page
