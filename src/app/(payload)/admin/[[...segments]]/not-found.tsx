import { createPanel } from '../../../../panels/create-panel'
import { importMap } from '../../importMap'

export default createPanel('/admin', importMap).NotFound
