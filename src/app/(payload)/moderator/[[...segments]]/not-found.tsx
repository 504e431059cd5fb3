import { createPanel } from '../../../../panels/create-panel'
import { importMap } from '../../importMap'

export default createPanel('/moderator', importMap).NotFound
