import config from '#config'
import { answerRest } from '../../../../rest-api'

/** In development; a built site answers without Next (docs/decisions/111-api-without-next.md). */
const answer = (request: Request) => answerRest(request, config)

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
}
