import { feedbackJourneys } from '#tests/fixtures/feedback-journeys'
import { orderJourneys } from '#tests/fixtures/order-journeys'
import { orderListJourneys } from '#tests/fixtures/order-list-journeys'
import { orderTalkJourneys } from '#tests/fixtures/order-talk-journeys'

orderListJourneys()
orderJourneys()
orderTalkJourneys()
feedbackJourneys()
