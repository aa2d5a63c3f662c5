import { conversationJourneys } from '#tests/fixtures/conversation-journeys'

conversationJourneys()
