import { PageSpinner } from '../../../ui/page-spinner'

export default PageSpinner
