import { PageSpinner } from '../../../ui/page/page-spinner'

export default PageSpinner
