'use client'

import { Broken } from '../../panels/shell/broken'

export default Broken
