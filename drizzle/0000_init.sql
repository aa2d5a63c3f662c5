CREATE TABLE `availability` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`weekday` integer NOT NULL,
	`starts` integer NOT NULL,
	`ends` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "availability_weekday" CHECK(weekday between 1 and 7),
	CONSTRAINT "availability_times" CHECK(starts >= 0 and ends > starts and ends <= 1440)
);
--> statement-breakpoint
CREATE INDEX `availability_user` ON `availability` (`user_id`,`weekday`,`starts`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`staff_id` text NOT NULL,
	`client_id` text,
	`start_at` integer NOT NULL,
	`end_at` integer NOT NULL,
	`request_id` text,
	`order_id` text,
	`note` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'booked' NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`cancelled_by` text,
	`reminded_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`staff_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`request_id`) REFERENCES `requests`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`cancelled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "bookings_status" CHECK(status in ('booked', 'cancelled')),
	CONSTRAINT "bookings_times" CHECK(end_at > start_at),
	CONSTRAINT "bookings_about" CHECK(request_id is null or order_id is null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_once` ON `bookings` (`staff_id`,`start_at`) WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX `bookings_client` ON `bookings` (`client_id`,`start_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_staff` ON `bookings` (`staff_id`,`start_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_due` ON `bookings` (`start_at`) WHERE status = 'booked' and reminded_at is null;--> statement-breakpoint
CREATE INDEX `bookings_request` ON `bookings` (`request_id`);--> statement-breakpoint
CREATE INDEX `bookings_order` ON `bookings` (`order_id`);--> statement-breakpoint
CREATE INDEX `bookings_cancelled_by` ON `bookings` (`cancelled_by`);--> statement-breakpoint
CREATE TABLE `days_off` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "days_off_order" CHECK(to_day >= from_day)
);
--> statement-breakpoint
CREATE INDEX `days_off_user` ON `days_off` (`user_id`,`from_day`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`removed_at` integer,
	`removed_work` text
);
--> statement-breakpoint
CREATE INDEX `conversations_removed` ON `conversations` (`removed_at`) WHERE removed_at is not null;--> statement-breakpoint
CREATE TABLE `drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`browser` text,
	`draft_key` text NOT NULL,
	`values` text NOT NULL,
	`saved_at` integer NOT NULL,
	`send_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "drafts_of_one" CHECK((user_id is null) <> (browser is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `drafts_place` ON `drafts` (`user_id`,`draft_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `drafts_browser` ON `drafts` (`browser`,`draft_key`);--> statement-breakpoint
CREATE INDEX `drafts_saved` ON `drafts` (`saved_at`);--> statement-breakpoint
CREATE INDEX `drafts_at_place` ON `drafts` (`draft_key`);--> statement-breakpoint
CREATE INDEX `drafts_due` ON `drafts` (`send_at`) WHERE send_at is not null;--> statement-breakpoint
CREATE TABLE `last_reads` (
	`user_id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`read_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `conversation_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `last_reads_conversation` ON `last_reads` (`conversation_id`);--> statement-breakpoint
CREATE TABLE `messages` (
	`row_number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`sender_id` text,
	`kind` text NOT NULL,
	`html` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "messages_type" CHECK(kind in ('message', 'status_change', 'auto'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_id_unique` ON `messages` (`id`);--> statement-breakpoint
CREATE INDEX `messages_conversation` ON `messages` (`conversation_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `messages_sender` ON `messages` (`sender_id`);--> statement-breakpoint
CREATE TABLE `notes` (
	`row_number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`author_id` text,
	`html` text NOT NULL,
	`text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notes_id_unique` ON `notes` (`id`);--> statement-breakpoint
CREATE INDEX `notes_conversation` ON `notes` (`conversation_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notes_author` ON `notes` (`author_id`);--> statement-breakpoint
CREATE TABLE `exports` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`page_id` text,
	`section_id` text,
	`kind` text NOT NULL,
	`file_name` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`next_attempt_at` integer DEFAULT 0 NOT NULL,
	`first_attempt_at` integer,
	`lease` text,
	`address` text,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`file` text,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `exports_created` ON `exports` (`created_at`);--> statement-breakpoint
CREATE INDEX `exports_project` ON `exports` (`project_id`);--> statement-breakpoint
CREATE INDEX `exports_due` ON `exports` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `file_uses` (
	`id` text PRIMARY KEY NOT NULL,
	`file` text NOT NULL,
	`draft_id` text,
	`conversation_id` text,
	`message_id` text,
	`note_id` text,
	`profile_id` text,
	`field` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`file`) REFERENCES `files`(`file`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`draft_id`) REFERENCES `drafts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`note_id`) REFERENCES `notes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `company_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "file_uses_of_one" CHECK((draft_id is not null) + (conversation_id is not null) + (note_id is not null) + (profile_id is not null) = 1),
	CONSTRAINT "file_uses_field" CHECK((field is null) = (message_id is not null or note_id is not null)),
	CONSTRAINT "file_uses_message" CHECK(message_id is null or conversation_id is not null)
);
--> statement-breakpoint
CREATE INDEX `file_uses_file` ON `file_uses` (`file`);--> statement-breakpoint
CREATE INDEX `file_uses_draft` ON `file_uses` (`draft_id`);--> statement-breakpoint
CREATE INDEX `file_uses_conversation` ON `file_uses` (`conversation_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `file_uses_message` ON `file_uses` (`message_id`);--> statement-breakpoint
CREATE INDEX `file_uses_note` ON `file_uses` (`note_id`);--> statement-breakpoint
CREATE INDEX `file_uses_profile` ON `file_uses` (`profile_id`,`field`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `picture_pins` (
	`attachment_id` text NOT NULL,
	`number` integer NOT NULL,
	`message_id` text NOT NULL,
	`x` integer NOT NULL,
	`y` integer NOT NULL,
	PRIMARY KEY(`attachment_id`, `number`),
	FOREIGN KEY (`attachment_id`) REFERENCES `file_uses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "picture_pins_place" CHECK(x between 0 and 10000 and y between 0 and 10000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `picture_pins_message` ON `picture_pins` (`message_id`);--> statement-breakpoint
CREATE TABLE `form_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`form_id` text NOT NULL,
	`number` integer NOT NULL,
	`fields` text NOT NULL,
	`published_at` integer NOT NULL,
	`published_by` text,
	FOREIGN KEY (`form_id`) REFERENCES `forms`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`published_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `form_versions_number` ON `form_versions` (`form_id`,`number`);--> statement-breakpoint
CREATE INDEX `form_versions_published_by` ON `form_versions` (`published_by`);--> statement-breakpoint
CREATE TABLE `forms` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`draft` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "forms_kind" CHECK(kind in ('request', 'order'))
);
--> statement-breakpoint
CREATE TABLE `live_events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`topic` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `live_events_at` ON `live_events` (`created_at`);--> statement-breakpoint
CREATE TABLE `presences` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`user_id` text NOT NULL,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `presences_project` ON `presences` (`project_id`,`seen_at`);--> statement-breakpoint
CREATE INDEX `presences_seen` ON `presences` (`seen_at`);--> statement-breakpoint
CREATE TABLE `lost_finds` (
	`id` text PRIMARY KEY NOT NULL,
	`node` text NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`uncertain` integer DEFAULT false NOT NULL,
	`left_out` integer NOT NULL,
	`decided_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lost_finds_created` ON `lost_finds` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lost_finds_open` ON `lost_finds` (`created_at`) WHERE decided_at is null;--> statement-breakpoint
CREATE TABLE `lost_rows` (
	`id` text PRIMARY KEY NOT NULL,
	`find_id` text NOT NULL,
	`table_name` text NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`before` text,
	`after` text,
	`state` text DEFAULT 'open' NOT NULL,
	`reason` text,
	`decided_by` text,
	`decided_at` integer,
	FOREIGN KEY (`find_id`) REFERENCES `lost_finds`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "lost_rows_state" CHECK(state in ('open', 'taken', 'dropped')),
	CONSTRAINT "lost_rows_kind" CHECK(kind in ('added', 'changed', 'removed'))
);
--> statement-breakpoint
CREATE INDEX `lost_rows_find` ON `lost_rows` (`find_id`,`state`,`id`);--> statement-breakpoint
CREATE INDEX `lost_rows_decided_by` ON `lost_rows` (`decided_by`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient_id` text NOT NULL,
	`type` text NOT NULL,
	`subject` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`sender_id` text,
	`sender_name` text,
	`subject_name` text,
	`version` text DEFAULT '2.0' NOT NULL,
	`viewed` integer DEFAULT false NOT NULL,
	`url_params` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`recipient_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "notifications_type" CHECK(type in ('collaborator_added', 'collaborator_request', 'collaborator_joined', 'collaborator_removed', 'project_comment', 'project_approved', 'request_created', 'request_message', 'request_status', 'request_assigned', 'order_created', 'order_message', 'order_status', 'order_assigned', 'order_payment', 'order_refund', 'order_refund_failed', 'request_note', 'order_note', 'member_invite', 'request_message_mentioned', 'request_note_mentioned', 'order_message_mentioned', 'order_note_mentioned', 'order_feedback', 'request_unassigned', 'order_unassigned', 'request_webhook_off', 'order_webhook_off', 'profile_owner', 'profile_passed_on', 'profile_password_revealed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`recipient_id`,`type`,`dedupe_key`);--> statement-breakpoint
CREATE INDEX `notifications_unopened` ON `notifications` (`recipient_id`,`viewed`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_all` ON `notifications` (`recipient_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_origin` ON `notifications` (`subject`,`recipient_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `order_form_followers` (
	`order_form_id` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`order_form_id`, `user_id`),
	FOREIGN KEY (`order_form_id`) REFERENCES `order_forms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_form_followers_user` ON `order_form_followers` (`user_id`);--> statement-breakpoint
CREATE TABLE `order_forms` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`product_name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`includes` text DEFAULT '' NOT NULL,
	`product_image` text,
	`price_id` text,
	`order_type_id` text,
	`assignee_id` text,
	`webhook` text,
	`webhook_off_at` integer,
	`auto_response` text DEFAULT '' NOT NULL,
	`auto_response_sender_id` text,
	`term_id` text,
	`priority` text DEFAULT 'medium' NOT NULL,
	`delivery_time` integer DEFAULT 14 NOT NULL,
	`delivery_unit` text DEFAULT 'days' NOT NULL,
	`form_id` text NOT NULL,
	`published` integer DEFAULT false NOT NULL,
	`published_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`product_image`) REFERENCES `files`(`file`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`price_id`) REFERENCES `prices`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_type_id`) REFERENCES `order_types`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`auto_response_sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`term_id`) REFERENCES `order_terms`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`form_id`) REFERENCES `forms`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "order_forms_priority" CHECK(priority in ('low', 'medium', 'high')),
	CONSTRAINT "order_forms_unit" CHECK(delivery_unit in ('hours', 'days', 'weeks', 'months')),
	CONSTRAINT "order_forms_time" CHECK(delivery_time between 1 and 999)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_forms_name` ON `order_forms` (`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_forms_form` ON `order_forms` (`form_id`);--> statement-breakpoint
CREATE INDEX `order_forms_published` ON `order_forms` (`published`,`name`);--> statement-breakpoint
CREATE INDEX `order_forms_price` ON `order_forms` (`price_id`);--> statement-breakpoint
CREATE INDEX `order_forms_image` ON `order_forms` (`product_image`);--> statement-breakpoint
CREATE INDEX `order_forms_type` ON `order_forms` (`order_type_id`);--> statement-breakpoint
CREATE INDEX `order_forms_assignee` ON `order_forms` (`assignee_id`);--> statement-breakpoint
CREATE INDEX `order_forms_sender` ON `order_forms` (`auto_response_sender_id`);--> statement-breakpoint
CREATE INDEX `order_forms_terms` ON `order_forms` (`term_id`);--> statement-breakpoint
CREATE INDEX `order_forms_created_by` ON `order_forms` (`created_by`);--> statement-breakpoint
CREATE TABLE `order_terms` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`published` integer DEFAULT false NOT NULL,
	`published_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_terms_name` ON `order_terms` (`name`);--> statement-breakpoint
CREATE INDEX `order_terms_created_by` ON `order_terms` (`created_by`);--> statement-breakpoint
CREATE INDEX `order_terms_updated_by` ON `order_terms` (`updated_by`);--> statement-breakpoint
CREATE TABLE `order_types` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_types_name` ON `order_types` (`name`);--> statement-breakpoint
CREATE INDEX `order_types_created_by` ON `order_types` (`created_by`);--> statement-breakpoint
CREATE TABLE `term_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`term_id` text,
	`name` text NOT NULL,
	`number` integer NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	FOREIGN KEY (`term_id`) REFERENCES `order_terms`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `term_versions_number` ON `term_versions` (`term_id`,`number`);--> statement-breakpoint
CREATE INDEX `term_versions_created_by` ON `term_versions` (`created_by`);--> statement-breakpoint
CREATE TABLE `feedbacks` (
	`order_id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`rating` integer NOT NULL,
	`text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "feedbacks_rating" CHECK(rating between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX `feedbacks_user` ON `feedbacks` (`user_id`);--> statement-breakpoint
CREATE INDEX `feedbacks_created` ON `feedbacks` (`created_at`,`rating`);--> statement-breakpoint
CREATE TABLE `order_followers` (
	`order_id` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`order_id`, `user_id`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_followers_user` ON `order_followers` (`user_id`,`order_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`row_number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`number` integer NOT NULL,
	`title` text NOT NULL,
	`user_id` text,
	`company_profile_id` text,
	`created_by` text,
	`order_form_id` text,
	`form_name` text NOT NULL,
	`type_name` text DEFAULT '' NOT NULL,
	`product_label` text NOT NULL,
	`form_version_id` text NOT NULL,
	`answers` text NOT NULL,
	`answers_text` text DEFAULT '' NOT NULL,
	`conversation_id` text NOT NULL,
	`project_id` text,
	`term_version_id` text,
	`amount` integer,
	`currency` text,
	`price_id` text,
	`paid_at` integer,
	`payment_flag` text,
	`status` text NOT NULL,
	`status_before_pause` text,
	`priority` text NOT NULL,
	`urgency` integer GENERATED ALWAYS AS ((case priority when 'high' then 0 when 'medium' then 1 else 2 end)) VIRTUAL,
	`assignee_id` text,
	`assigned_at` integer,
	`due_at` integer NOT NULL,
	`collecting_content_at` integer,
	`progress_at` integer,
	`checking_quality_at` integer,
	`reviewing_with_client_at` integer,
	`pending_review_at` integer,
	`paused_at` integer,
	`unpaused_at` integer,
	`escalated_at` integer,
	`reopened_at` integer,
	`completed_at` integer,
	`client_answered` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`company_profile_id`) REFERENCES `company_profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`order_form_id`) REFERENCES `order_forms`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`form_version_id`) REFERENCES `form_versions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`term_version_id`) REFERENCES `term_versions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "orders_status" CHECK(status in ('pending_payment', 'collecting_content', 'in_progress', 'checking_quality', 'reviewing_with_client', 'completed', 'paused', 'escalated', 'pending_review')),
	CONSTRAINT "orders_priority" CHECK(priority in ('low', 'medium', 'high')),
	CONSTRAINT "orders_pause" CHECK((status = 'paused') = (status_before_pause is not null)),
	CONSTRAINT "orders_price" CHECK((amount is null) = (currency is null)),
	CONSTRAINT "orders_unpaid" CHECK(status <> 'pending_payment' or (amount is not null and paid_at is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_id_unique` ON `orders` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_conversation` ON `orders` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `orders_due` ON `orders` (`due_at`,`id`) WHERE status not in ('completed', 'pending_payment');--> statement-breakpoint
CREATE INDEX `orders_open_created` ON `orders` (`created_at`,`id`) WHERE status not in ('completed', 'pending_payment');--> statement-breakpoint
CREATE INDEX `orders_open_number` ON `orders` (`number`,`id`) WHERE status not in ('completed', 'pending_payment');--> statement-breakpoint
CREATE INDEX `orders_open_urgency` ON `orders` (`urgency`,`due_at`,`id`) WHERE status not in ('completed', 'pending_payment');--> statement-breakpoint
CREATE INDEX `orders_open_updated` ON `orders` (`updated_at`,`id`) WHERE status not in ('completed', 'pending_payment');--> statement-breakpoint
CREATE INDEX `orders_unassigned` ON `orders` (`due_at`,`id`) WHERE assignee_id is null and status not in ('completed', 'pending_payment');--> statement-breakpoint
CREATE INDEX `orders_status_due` ON `orders` (`status`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_status_created` ON `orders` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_status_number` ON `orders` (`status`,`number`,`id`);--> statement-breakpoint
CREATE INDEX `orders_status_urgency` ON `orders` (`status`,`urgency`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_status_updated` ON `orders` (`status`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_profile` ON `orders` (`company_profile_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_assignee` ON `orders` (`assignee_id`,`status`,`due_at`,`id`) WHERE assignee_id is not null;--> statement-breakpoint
CREATE INDEX `orders_created_by` ON `orders` (`created_by`);--> statement-breakpoint
CREATE INDEX `orders_form` ON `orders` (`order_form_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_form_version` ON `orders` (`form_version_id`);--> statement-breakpoint
CREATE INDEX `orders_terms` ON `orders` (`term_version_id`);--> statement-breakpoint
CREATE INDEX `orders_project` ON `orders` (`project_id`);--> statement-breakpoint
CREATE INDEX `orders_flagged` ON `orders` (`due_at`,`id`) WHERE payment_flag is not null;--> statement-breakpoint
CREATE INDEX `orders_paid` ON `orders` (`paid_at`,`id`) WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX `orders_answered` ON `orders` (`due_at`,`id`) WHERE client_answered = 1 and status <> 'completed';--> statement-breakpoint
CREATE TABLE `content_sheets` (
	`page_id` text PRIMARY KEY NOT NULL,
	`url` text,
	`text` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "content_sheets_not_empty" CHECK(url is not null or text is not null)
);
--> statement-breakpoint
CREATE TABLE `page_approvals` (
	`id` text PRIMARY KEY NOT NULL,
	`page_id` text NOT NULL,
	`visitor_name` text NOT NULL,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `page_approvals_once` ON `page_approvals` (`page_id`,`revision`,`visitor_name`);--> statement-breakpoint
CREATE TABLE `page_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`page_id` text NOT NULL,
	`author_id` text,
	`visitor_name` text,
	`text` text NOT NULL,
	`answers` text,
	`section_id` text,
	`x` integer,
	`y` integer,
	`done_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`answers`) REFERENCES `page_notes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`section_id`) REFERENCES `sections`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "page_notes_x" CHECK(x between 0 and 10000),
	CONSTRAINT "page_notes_y" CHECK(y between 0 and 10000),
	CONSTRAINT "page_notes_place" CHECK((x is null) = (y is null) and (section_id is null or x is not null))
);
--> statement-breakpoint
CREATE INDEX `page_notes_page` ON `page_notes` (`page_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `page_notes_answers` ON `page_notes` (`answers`) WHERE answers is not null;--> statement-breakpoint
CREATE INDEX `page_notes_section` ON `page_notes` (`section_id`) WHERE section_id is not null;--> statement-breakpoint
CREATE TABLE `panel_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`tags` text DEFAULT '' NOT NULL,
	`order` integer NOT NULL,
	`header` integer DEFAULT false NOT NULL,
	`footer` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `panel_categories_one_header` ON `panel_categories` (`header`) WHERE header = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `panel_categories_one_footer` ON `panel_categories` (`footer`) WHERE footer = 1;--> statement-breakpoint
CREATE INDEX `panel_categories_order` ON `panel_categories` (`order`);--> statement-breakpoint
CREATE TABLE `panel_images` (
	`panel_id` text NOT NULL,
	`orientation` text NOT NULL,
	`color` text NOT NULL,
	`form` text NOT NULL,
	`file` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`svg_text` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`panel_id`, `orientation`, `color`, `form`),
	FOREIGN KEY (`panel_id`) REFERENCES `panels`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file`) REFERENCES `files`(`file`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `panel_images_file` ON `panel_images` (`file`);--> statement-breakpoint
CREATE TABLE `panel_layers` (
	`panel_id` text NOT NULL,
	`orientation` text NOT NULL,
	`layer` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`panel_id`, `orientation`),
	FOREIGN KEY (`panel_id`) REFERENCES `panels`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `panels` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`category_id` text NOT NULL,
	`built_in` integer DEFAULT false NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`columns` integer DEFAULT 1 NOT NULL,
	`keywords` text DEFAULT '' NOT NULL,
	`use_count` integer DEFAULT 0 NOT NULL,
	`shortcode` text,
	`css` text,
	`alt` text DEFAULT '' NOT NULL,
	`header_image` text,
	`revision` text NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `panel_categories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`header_image`) REFERENCES `files`(`file`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "panels_columns" CHECK(columns between 1 and 8)
);
--> statement-breakpoint
CREATE INDEX `panels_category` ON `panels` (`category_id`,`order`,`id`);--> statement-breakpoint
CREATE INDEX `panels_header_image` ON `panels` (`header_image`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`session_id` text,
	`url` text,
	`intent_id` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`paid_amount` integer,
	`paid_currency` text,
	`paid_at` integer,
	`state` text DEFAULT 'open' NOT NULL,
	`dispute` text,
	`error` text,
	`checked_at` integer,
	`expires_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "payments_state" CHECK(state in ('open', 'processing', 'paid', 'failed', 'expired'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_attempt` ON `payments` (`order_id`,`attempt`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_session` ON `payments` (`session_id`);--> statement-breakpoint
CREATE INDEX `payments_intent` ON `payments` (`intent_id`);--> statement-breakpoint
CREATE INDEX `payments_unsettled` ON `payments` (`checked_at`,`created_at`) WHERE state in ('open', 'processing');--> statement-breakpoint
CREATE INDEX `payments_paid` ON `payments` (`paid_at`,`id`) WHERE paid_at is not null;--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`refund_id` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`client_message` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "refunds_amount" CHECK(amount > 0),
	CONSTRAINT "refunds_state" CHECK(state in ('pending', 'succeeded', 'failed', 'canceled'))
);
--> statement-breakpoint
CREATE INDEX `refunds_payment` ON `refunds` (`payment_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_refund` ON `refunds` (`refund_id`);--> statement-breakpoint
CREATE INDEX `refunds_created_by` ON `refunds` (`created_by`);--> statement-breakpoint
CREATE INDEX `refunds_made` ON `refunds` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`created_at` integer NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stripe_events_received` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `backup_state` (
	`place` text PRIMARY KEY NOT NULL,
	`newest` text,
	`failure` text,
	`failed_at` integer
);
--> statement-breakpoint
CREATE TABLE `captchas` (
	`id` text PRIMARY KEY NOT NULL,
	`used_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `captchas_used` ON `captchas` (`used_at`);--> statement-breakpoint
CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `general_settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`result` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `installation` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`hold` text
);
--> statement-breakpoint
CREATE TABLE `log_history` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`collection` text NOT NULL,
	`document_id` text NOT NULL,
	`project_id` text,
	`action` text NOT NULL,
	`user_id` text NOT NULL,
	`details` text
);
--> statement-breakpoint
CREATE INDEX `log_history_document` ON `log_history` (`collection`,`document_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `log_history_project` ON `log_history` (`project_id`,`created_at`,`id`) WHERE project_id is not null;--> statement-breakpoint
CREATE INDEX `log_history_email` ON `log_history` ((details ->> '$.email')) WHERE details ->> '$.email' is not null;--> statement-breakpoint
CREATE INDEX `log_history_people` ON `log_history` (`document_id`,details ->> '$.collaborator',`created_at`,`id`) WHERE collection = 'projects';--> statement-breakpoint
CREATE TABLE `mail` (
	`id` text PRIMARY KEY NOT NULL,
	`to` text NOT NULL,
	`template` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`html` text NOT NULL,
	`attachment` text,
	`dedupe_key` text,
	`status` text DEFAULT 'queued' NOT NULL,
	`urgent` integer DEFAULT false NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`next_attempt_at` integer NOT NULL,
	`first_attempt_at` integer,
	`lease` text,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "mail_status_known" CHECK(status in ('queued', 'sending', 'sent', 'dead'))
);
--> statement-breakpoint
CREATE INDEX `mail_created` ON `mail` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mail_status` ON `mail` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mail_to` ON `mail` (`to`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mail_status_to` ON `mail` (`status`,`to`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mail_cause` ON `mail` (`dedupe_key`) WHERE dedupe_key is not null;--> statement-breakpoint
CREATE INDEX `mail_texts` ON `mail` (`created_at`) WHERE message <> '';--> statement-breakpoint
CREATE INDEX `mail_due` ON `mail` (`status`,`urgent`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `primary_terms` (
	`id` text PRIMARY KEY NOT NULL,
	`node` text NOT NULL,
	`position` integer NOT NULL,
	`began_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_waiting` (
	`urgent` integer DEFAULT false NOT NULL,
	`kind` text NOT NULL,
	`row_number` integer NOT NULL,
	PRIMARY KEY(`urgent`, `kind`, `row_number`)
);
--> statement-breakpoint
CREATE TABLE `price_products` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`active` integer DEFAULT false NOT NULL,
	`synced_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `prices` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`label` text DEFAULT '' NOT NULL,
	`active` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `price_products`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "prices_amount" CHECK(amount between 1 and 99999999999999)
);
--> statement-breakpoint
CREATE INDEX `prices_product` ON `prices` (`product_id`,`id`);--> statement-breakpoint
CREATE TABLE `company_profiles` (
	`row_number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`owner_id` text NOT NULL,
	`locations` text DEFAULT '[]' NOT NULL,
	`websites` text DEFAULT '[]' NOT NULL,
	`links` text DEFAULT '[]' NOT NULL,
	`socials` text DEFAULT '[]' NOT NULL,
	`brand_colors` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_profiles_id_unique` ON `company_profiles` (`id`);--> statement-breakpoint
CREATE INDEX `company_profiles_created` ON `company_profiles` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `company_profiles_owner` ON `company_profiles` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `login_passwords` (
	`login_id` text PRIMARY KEY NOT NULL,
	`login_version` integer NOT NULL,
	`cipher` text NOT NULL,
	FOREIGN KEY (`login_id`) REFERENCES `profile_logins`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `member_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`email` text NOT NULL,
	`sender_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `company_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `member_invites_once` ON `member_invites` (`profile_id`,`email`);--> statement-breakpoint
CREATE INDEX `member_invites_email` ON `member_invites` (`email`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `password_reveals` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`login_id` text NOT NULL,
	`label` text NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `company_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `password_reveals_profile` ON `password_reveals` (`profile_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `password_reveals_user` ON `password_reveals` (`user_id`);--> statement-breakpoint
CREATE TABLE `profile_keys` (
	`profile_id` text PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`wrapped_key` text NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `company_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `profile_logins` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`label` text NOT NULL,
	`url` text DEFAULT '' NOT NULL,
	`username` text DEFAULT '' NOT NULL,
	`created_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `company_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `profile_logins_profile` ON `profile_logins` (`profile_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `profile_logins_created_by` ON `profile_logins` (`created_by`);--> statement-breakpoint
CREATE TABLE `profile_members` (
	`profile_id` text NOT NULL,
	`user_id` text NOT NULL,
	`edit` integer DEFAULT false NOT NULL,
	`work` integer DEFAULT true NOT NULL,
	`logins` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`profile_id`, `user_id`),
	FOREIGN KEY (`profile_id`) REFERENCES `company_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `profile_members_user` ON `profile_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `brands` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`primary_color` text NOT NULL,
	`secondary_color` text NOT NULL,
	`logo` text,
	`story` text,
	`facts` text,
	`corners` text DEFAULT 'round' NOT NULL,
	`typeface` text DEFAULT 'modern' NOT NULL,
	`made_for` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `brands_made_for` ON `brands` (`made_for`,`created_at`);--> statement-breakpoint
CREATE TABLE `collaborators` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `collaborators_project_user` ON `collaborators` (`project_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `collaborators_user` ON `collaborators` (`user_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `collaborators_project` ON `collaborators` (`project_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `folders` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`owner_id` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `folders_owner` ON `folders` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `pages` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`name` text NOT NULL,
	`parent_id` text,
	`non_navigation` integer DEFAULT false NOT NULL,
	`home` integer DEFAULT false NOT NULL,
	`header` text DEFAULT 'global' NOT NULL,
	`footer` text DEFAULT 'global' NOT NULL,
	`order` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`oldest_revision` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "pages_header" CHECK(header in ('global', 'custom', 'none')),
	CONSTRAINT "pages_footer" CHECK(footer in ('global', 'custom', 'none'))
);
--> statement-breakpoint
CREATE INDEX `pages_project` ON `pages` (`project_id`,`order`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `pages_one_home` ON `pages` (`project_id`) WHERE home = 1;--> statement-breakpoint
CREATE TABLE `project_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`email` text NOT NULL,
	`sender_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `project_invites_once` ON `project_invites` (`project_id`,`email`);--> statement-breakpoint
CREATE INDEX `project_invites_email` ON `project_invites` (`email`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `project_invites_sender` ON `project_invites` (`sender_id`);--> statement-breakpoint
CREATE TABLE `projects` (
	`row_number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`owner_id` text,
	`folder_id` text,
	`kind` text DEFAULT 'website' NOT NULL,
	`source` text,
	`published` integer DEFAULT false NOT NULL,
	`share_token` text,
	`share_comments` integer DEFAULT false NOT NULL,
	`logo` text,
	`primary_color` text DEFAULT '#000000' NOT NULL,
	`secondary_color` text DEFAULT '#000000' NOT NULL,
	`story` text,
	`facts` text,
	`corners` text DEFAULT 'round' NOT NULL,
	`typeface` text DEFAULT 'modern' NOT NULL,
	`website_address` text,
	`brand_id` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`folder_id`) REFERENCES `folders`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`logo`) REFERENCES `files`(`file`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`brand_id`) REFERENCES `brands`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "projects_kind" CHECK(kind in ('website', 'page_template', 'project_template'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `projects_id_unique` ON `projects` (`id`);--> statement-breakpoint
CREATE INDEX `projects_owner` ON `projects` (`owner_id`,`folder_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `projects_created` ON `projects` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `projects_folder` ON `projects` (`folder_id`);--> statement-breakpoint
CREATE INDEX `projects_brand` ON `projects` (`brand_id`);--> statement-breakpoint
CREATE INDEX `projects_logo` ON `projects` (`logo`);--> statement-breakpoint
CREATE UNIQUE INDEX `projects_share_token` ON `projects` (`share_token`);--> statement-breakpoint
CREATE INDEX `projects_edited` ON `projects` (`owner_id`,`folder_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `projects_templates` ON `projects` (`kind`,`created_at`,`id`) WHERE kind <> 'website';--> statement-breakpoint
CREATE INDEX `projects_deleted` ON `projects` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE TABLE `package_types` (
	`package_id` text NOT NULL,
	`type_id` text NOT NULL,
	PRIMARY KEY(`package_id`, `type_id`),
	FOREIGN KEY (`package_id`) REFERENCES `request_packages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`type_id`) REFERENCES `request_types`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `package_types_type` ON `package_types` (`type_id`);--> statement-breakpoint
CREATE TABLE `products` (
	`id` text PRIMARY KEY NOT NULL,
	`type_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`form_id` text NOT NULL,
	`order` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`type_id`) REFERENCES `request_types`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`form_id`) REFERENCES `forms`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `products_type` ON `products` (`type_id`,`order`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `products_name` ON `products` (`type_id`,`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `products_form` ON `products` (`form_id`);--> statement-breakpoint
CREATE TABLE `request_types` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`active` integer DEFAULT false NOT NULL,
	`image` text,
	`icon` text,
	`assignee_id` text,
	`webhook` text,
	`webhook_off_at` integer,
	`delivery_time` integer DEFAULT 3 NOT NULL,
	`delivery_unit` text DEFAULT 'days' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`image`) REFERENCES `files`(`file`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`icon`) REFERENCES `files`(`file`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "request_types_unit" CHECK(delivery_unit in ('hours', 'days', 'weeks', 'months')),
	CONSTRAINT "request_types_time" CHECK(delivery_time between 1 and 999)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `request_types_name` ON `request_types` (`name`);--> statement-breakpoint
CREATE INDEX `request_types_assignee` ON `request_types` (`assignee_id`);--> statement-breakpoint
CREATE INDEX `request_types_image` ON `request_types` (`image`);--> statement-breakpoint
CREATE INDEX `request_types_icon` ON `request_types` (`icon`);--> statement-breakpoint
CREATE INDEX `request_types_created_by` ON `request_types` (`created_by`);--> statement-breakpoint
CREATE TABLE `type_followers` (
	`type_id` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`type_id`, `user_id`),
	FOREIGN KEY (`type_id`) REFERENCES `request_types`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `type_followers_user` ON `type_followers` (`user_id`);--> statement-breakpoint
CREATE TABLE `request_followers` (
	`request_id` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`request_id`, `user_id`),
	FOREIGN KEY (`request_id`) REFERENCES `requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `request_followers_user` ON `request_followers` (`user_id`,`request_id`);--> statement-breakpoint
CREATE TABLE `request_pins` (
	`request_id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`page_id` text NOT NULL,
	`section_id` text NOT NULL,
	`revision` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `request_pins_section` ON `request_pins` (`section_id`);--> statement-breakpoint
CREATE INDEX `request_pins_project` ON `request_pins` (`project_id`);--> statement-breakpoint
CREATE TABLE `requests` (
	`row_number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`number` integer NOT NULL,
	`title` text NOT NULL,
	`user_id` text,
	`company_profile_id` text,
	`created_by` text,
	`type_id` text,
	`type_name` text NOT NULL,
	`product_id` text,
	`category` text NOT NULL,
	`form_version_id` text NOT NULL,
	`answers` text NOT NULL,
	`answers_text` text DEFAULT '' NOT NULL,
	`conversation_id` text NOT NULL,
	`status` text DEFAULT 'in_progress' NOT NULL,
	`status_before_pause` text,
	`priority` text NOT NULL,
	`urgency` integer GENERATED ALWAYS AS ((case priority when 'high' then 0 when 'medium' then 1 else 2 end)) VIRTUAL,
	`assignee_id` text,
	`assigned_at` integer,
	`due_at` integer NOT NULL,
	`deadline` text,
	`delivered_at` integer,
	`reopened_at` integer,
	`paused_at` integer,
	`unpaused_at` integer,
	`progress_at` integer,
	`checking_quality_at` integer,
	`reviewing_with_client_at` integer,
	`escalated_at` integer,
	`completed_at` integer,
	`client_answered` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`company_profile_id`) REFERENCES `company_profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`type_id`) REFERENCES `request_types`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`form_version_id`) REFERENCES `form_versions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "requests_status" CHECK(status in ('in_progress', 'checking_quality', 'reviewing_with_client', 'paused', 'escalated', 'pending_review', 'completed')),
	CONSTRAINT "requests_priority" CHECK(priority in ('low', 'medium', 'high')),
	CONSTRAINT "requests_pause" CHECK((status = 'paused') = (status_before_pause is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `requests_id_unique` ON `requests` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `requests_number` ON `requests` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `requests_conversation` ON `requests` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `requests_due` ON `requests` (`due_at`,`id`) WHERE status not in ('completed', 'pending_review');--> statement-breakpoint
CREATE INDEX `requests_unassigned` ON `requests` (`due_at`,`id`) WHERE assignee_id is null and status not in ('completed', 'pending_review');--> statement-breakpoint
CREATE INDEX `requests_status_due` ON `requests` (`status`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_status_created` ON `requests` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_delivered` ON `requests` (`due_at`,`id`) WHERE delivered_at is not null and status <> 'completed';--> statement-breakpoint
CREATE INDEX `requests_user` ON `requests` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_profile` ON `requests` (`company_profile_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_created_by` ON `requests` (`created_by`);--> statement-breakpoint
CREATE INDEX `requests_type` ON `requests` (`type_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_product` ON `requests` (`product_id`);--> statement-breakpoint
CREATE INDEX `requests_form_version` ON `requests` (`form_version_id`);--> statement-breakpoint
CREATE INDEX `requests_open_created` ON `requests` (`created_at`,`id`) WHERE status not in ('completed', 'pending_review');--> statement-breakpoint
CREATE INDEX `requests_open_number` ON `requests` (`number`,`id`) WHERE status not in ('completed', 'pending_review');--> statement-breakpoint
CREATE INDEX `requests_open_updated` ON `requests` (`updated_at`,`id`) WHERE status not in ('completed', 'pending_review');--> statement-breakpoint
CREATE INDEX `requests_taken` ON `requests` (`due_at`,`id`) WHERE assignee_id is not null and status <> 'completed';--> statement-breakpoint
CREATE INDEX `requests_status_number` ON `requests` (`status`,`number`,`id`);--> statement-breakpoint
CREATE INDEX `requests_status_urgency` ON `requests` (`status`,`urgency`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_status_updated` ON `requests` (`status`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_assignee` ON `requests` (`assignee_id`,`status`,`due_at`,`id`) WHERE assignee_id is not null;--> statement-breakpoint
CREATE INDEX `requests_by_due` ON `requests` (`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_by_created` ON `requests` (`created_at`,`id`,`type_id`,`assignee_id`);--> statement-breakpoint
CREATE INDEX `requests_by_urgency` ON `requests` (`urgency`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_by_updated` ON `requests` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_by_delivered` ON `requests` (`delivered_at`,`id`,`created_at`,`due_at`,`type_id`,`assignee_id`) WHERE delivered_at is not null;--> statement-breakpoint
CREATE INDEX `requests_type_delivered` ON `requests` (`type_id`,`delivered_at`,`due_at`) WHERE delivered_at is not null;--> statement-breakpoint
CREATE INDEX `requests_late` ON `requests` (`created_at`,`id`) WHERE delivered_at > due_at;--> statement-breakpoint
CREATE INDEX `requests_by_urgency_created` ON `requests` (`urgency`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_untaken` ON `requests` (`created_at`,`id`) WHERE assignee_id is null;--> statement-breakpoint
CREATE INDEX `requests_kind` ON `requests` (`status`,`priority`,`type_id`);--> statement-breakpoint
CREATE INDEX `requests_open_urgency` ON `requests` (`urgency`,`due_at`,`id`) WHERE status not in ('completed', 'pending_review');--> statement-breakpoint
CREATE INDEX `requests_answered` ON `requests` (`due_at`,`id`) WHERE client_answered = 1 and status <> 'completed';--> statement-breakpoint
CREATE TABLE `page_ops` (
	`row_number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`page_id` text NOT NULL,
	`revision` integer NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`refers_to` text,
	`state` text NOT NULL,
	`target` text NOT NULL,
	`touches` text,
	`words` text,
	`replacement` text,
	`op` text NOT NULL,
	`inverse` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `page_ops_id_unique` ON `page_ops` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `page_ops_revision` ON `page_ops` (`page_id`,`revision`);--> statement-breakpoint
CREATE INDEX `page_ops_actor` ON `page_ops` (`page_id`,`actor`,`state`,`revision`);--> statement-breakpoint
CREATE INDEX `page_ops_touched` ON `page_ops` (`page_id`,`target`);--> statement-breakpoint
CREATE INDEX `page_ops_words` ON `page_ops` (`page_id`) WHERE words is not null;--> statement-breakpoint
CREATE INDEX `page_ops_refers` ON `page_ops` (`refers_to`) WHERE refers_to is not null;--> statement-breakpoint
CREATE INDEX `page_ops_replacement` ON `page_ops` (`actor`,`replacement`) WHERE replacement is not null;--> statement-breakpoint
CREATE TABLE `page_snapshots` (
	`page_id` text NOT NULL,
	`revision` integer NOT NULL,
	`words` text,
	`state` text NOT NULL,
	PRIMARY KEY(`page_id`, `revision`),
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `project_pictures` (
	`id` text NOT NULL,
	`project_id` text NOT NULL,
	`file` text NOT NULL,
	`name` text NOT NULL,
	`alt` text NOT NULL,
	`x` integer NOT NULL,
	`y` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`id`, `project_id`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file`) REFERENCES `files`(`file`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `project_pictures_project` ON `project_pictures` (`project_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `project_pictures_file` ON `project_pictures` (`file`);--> statement-breakpoint
CREATE TABLE `section_words` (
	`id` text NOT NULL,
	`project_id` text NOT NULL,
	`words` text NOT NULL,
	`sizes` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`id`, `project_id`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `section_words_project` ON `section_words` (`project_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sections` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`page_id` text,
	`type` text NOT NULL,
	`panel_id` text NOT NULL,
	`orientation` text NOT NULL,
	`color` text NOT NULL,
	`category` text NOT NULL,
	`words` text,
	`confirmed_claims` text,
	`order` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`panel_id`) REFERENCES `panels`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sections_type" CHECK(type in ('body', 'header', 'footer')),
	CONSTRAINT "sections_body_has_page" CHECK(type <> 'body' or page_id is not null),
	CONSTRAINT "sections_orientation" CHECK(orientation in ('left', 'center', 'right')),
	CONSTRAINT "sections_color" CHECK(color in ('dark', 'grey', 'light'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sections_order` ON `sections` (`page_id`,`type`,`order`);--> statement-breakpoint
CREATE INDEX `sections_project` ON `sections` (`project_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `sections_global_slot` ON `sections` (`project_id`,`type`) WHERE page_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX `sections_page_slot` ON `sections` (`page_id`,`type`) WHERE type <> 'body';--> statement-breakpoint
CREATE INDEX `sections_panel` ON `sections` (`panel_id`);--> statement-breakpoint
CREATE INDEX `sections_words` ON `sections` (`project_id`,`words`) WHERE words is not null;--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_subject` ON `rate_limits` (`subject`,`created_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`authenticated_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`last_seen_at`);--> statement-breakpoint
CREATE TABLE `tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`data` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tokens_user` ON `tokens` (`user_id`,`kind`);--> statement-breakpoint
CREATE TABLE `downloads` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`file_name` text NOT NULL,
	`project_id` text NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "downloads_kind" CHECK(kind in ('pdf', 'picture', 'website'))
);
--> statement-breakpoint
CREATE INDEX `downloads_created` ON `downloads` (`created_at`,`id`,`kind`,`user_id`);--> statement-breakpoint
CREATE INDEX `downloads_user` ON `downloads` (`user_id`);--> statement-breakpoint
CREATE TABLE `request_states` (
	`row_number` integer PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer,
	`status` text NOT NULL,
	`assignee_id` text,
	`priority` text NOT NULL,
	`due_at` integer NOT NULL,
	`paused_at` integer,
	`reach` integer GENERATED ALWAYS AS ((case when until is null then null when until - since < 3600000 then 0
        when until - since < 86400000 then 1 when until - since < 604800000 then 2
        when until - since < 2419200000 then 3 when until - since < 31536000000 then 4 else 5 end)) VIRTUAL,
	`is_open` integer GENERATED ALWAYS AS ((status not in ('completed', 'pending_review'))) VIRTUAL,
	FOREIGN KEY (`request_id`) REFERENCES `requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "request_states_status" CHECK(status in ('in_progress', 'checking_quality', 'reviewing_with_client', 'paused', 'escalated', 'pending_review', 'completed')),
	CONSTRAINT "request_states_order" CHECK(until is null or until >= since)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `request_states_now` ON `request_states` (`request_id`) WHERE until is null;--> statement-breakpoint
CREATE INDEX `request_states_request` ON `request_states` (`request_id`,`since`);--> statement-breakpoint
CREATE INDEX `request_states_lasting` ON `request_states` (`status`,`since`) WHERE until is null;--> statement-breakpoint
CREATE INDEX `request_states_past` ON `request_states` (`reach`,`since`);--> statement-breakpoint
CREATE INDEX `request_states_assignee` ON `request_states` (`assignee_id`);--> statement-breakpoint
CREATE INDEX `request_states_begun` ON `request_states` (`is_open`,`since`);--> statement-breakpoint
CREATE INDEX `request_states_ended` ON `request_states` (`is_open`,`until`);--> statement-breakpoint
CREATE TABLE `template_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_categories_name` ON `template_categories` (`kind`,`name`);--> statement-breakpoint
CREATE TABLE `template_category_items` (
	`project_id` text NOT NULL,
	`category_id` text NOT NULL,
	PRIMARY KEY(`project_id`, `category_id`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`category_id`) REFERENCES `template_categories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `template_category_items_category` ON `template_category_items` (`category_id`);--> statement-breakpoint
CREATE TABLE `erasures` (
	`user_id` text PRIMARY KEY NOT NULL,
	`by_id` text NOT NULL,
	`templates_to` text,
	`open_work` text DEFAULT 'keep' NOT NULL,
	`work_to` text,
	`words` text NOT NULL,
	`step` text NOT NULL,
	`cursor` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`templates_to`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`work_to`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `muted_mails` (
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	PRIMARY KEY(`user_id`, `type`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `oauth_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`provider_id` text NOT NULL,
	`email` text,
	`let_go_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_accounts_provider` ON `oauth_accounts` (`provider`,`provider_id`);--> statement-breakpoint
CREATE INDEX `oauth_accounts_user` ON `oauth_accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `request_packages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`priority` text DEFAULT 'low' NOT NULL,
	`created_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "request_packages_priority" CHECK(priority in ('low', 'medium', 'high'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `request_packages_name` ON `request_packages` (`name`);--> statement-breakpoint
CREATE TABLE `files` (
	`file` text PRIMARY KEY NOT NULL,
	`folder` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`uploader_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`uploader_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `files_folder` ON `files` (`folder`,`file`);--> statement-breakpoint
CREATE INDEX `files_uploader` ON `files` (`uploader_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `user_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`package_id` text,
	`invited_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`package_id`) REFERENCES `request_packages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "user_invites_role" CHECK(role in ('user', 'client', 'admin'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_invites_email` ON `user_invites` (`email`);--> statement-breakpoint
CREATE INDEX `user_invites_created` ON `user_invites` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `user_packages` (
	`user_id` text NOT NULL,
	`package_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `package_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`package_id`) REFERENCES `request_packages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_packages_package` ON `user_packages` (`package_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`row_number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`full_name` text NOT NULL,
	`password_hash` text,
	`role` text DEFAULT 'user' NOT NULL,
	`organization` integer DEFAULT false NOT NULL,
	`employee_role` text,
	`show_demo` integer DEFAULT true NOT NULL,
	`avatar` text,
	`time_zone` text,
	`to_create` integer DEFAULT false NOT NULL,
	`temp_password` integer DEFAULT false NOT NULL,
	`allowed_active_requests` integer,
	`manage_users` integer DEFAULT false NOT NULL,
	`manage_projects` integer DEFAULT false NOT NULL,
	`manage_orders` integer DEFAULT false NOT NULL,
	`manage_page_templates` integer DEFAULT false NOT NULL,
	`manage_project_templates` integer DEFAULT false NOT NULL,
	`manage_blocks` integer DEFAULT false NOT NULL,
	`manage_requests` integer DEFAULT false NOT NULL,
	`manage_all_requests` integer DEFAULT false NOT NULL,
	`downloads` integer DEFAULT 0 NOT NULL,
	`signup_source` text,
	`last_seen_at` integer,
	`closed_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`avatar`) REFERENCES `files`(`file`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "users_role" CHECK(role in ('user', 'client', 'admin'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_id_unique` ON `users` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_avatar` ON `users` (`avatar`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_organization` ON `users` (`organization`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_seen` ON `users` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `canned_responses` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "canned_responses_type" CHECK(type in ('request', 'order'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `canned_responses_name` ON `canned_responses` (`type`,`name`);--> statement-breakpoint
CREATE INDEX `canned_responses_created_by` ON `canned_responses` (`created_by`);--> statement-breakpoint
CREATE INDEX `canned_responses_updated_by` ON `canned_responses` (`updated_by`);--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`list` text NOT NULL,
	`name` text NOT NULL,
	`path` text NOT NULL,
	`filters` text NOT NULL,
	`shared` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "saved_views_owner" CHECK((owner_id is null) = shared)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_name` ON `saved_views` (`owner_id`,`list`,`name`);--> statement-breakpoint
CREATE INDEX `saved_views_shared` ON `saved_views` (`list`,`name`) WHERE shared = 1;--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`about` text,
	`url` text NOT NULL,
	`text` text NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`next_attempt_at` integer NOT NULL,
	`first_attempt_at` integer,
	`lease` text,
	`answer` integer,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "webhook_deliveries_status" CHECK(status in ('queued', 'sending', 'sent', 'dead'))
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_owner` ON `webhook_deliveries` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_about` ON `webhook_deliveries` (`about`,`id`) WHERE status in ('queued', 'sending');
--> statement-breakpoint
-- ============================================================================================
-- What Drizzle does not know: search indexes with their triggers, first rows.
-- `npm run migration:init` appends app/db/search-and-triggers.sql to what Drizzle generates.
-- ============================================================================================

-- Search: `…_search` holds parts of three characters and more, `…_short` those of one and two. The server folds
-- the words and writes them (app/db/search-index.server.ts). The triggers only say what waits for it: other
-- programs write too, and know no function of the server.
CREATE VIRTUAL TABLE users_search USING fts5(full_name, email, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE users_short USING fts5(full_name, email, content='', contentless_delete=1, tokenize='ascii', detail='column');
--> statement-breakpoint
CREATE TRIGGER users_search_insert AFTER INSERT ON users BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'users', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER users_search_delete AFTER DELETE ON users BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'users', old.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER users_search_update AFTER UPDATE OF full_name, email ON users BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'users', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE projects_search USING fts5(name, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE projects_short USING fts5(name, content='', contentless_delete=1, tokenize='ascii', detail='column');
--> statement-breakpoint
CREATE TRIGGER projects_search_insert AFTER INSERT ON projects BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'projects', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER projects_search_delete AFTER DELETE ON projects BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'projects', old.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER projects_search_update AFTER UPDATE OF name ON projects BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'projects', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE company_profiles_search USING fts5(name, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE company_profiles_short USING fts5(name, content='', contentless_delete=1, tokenize='ascii', detail='column');
--> statement-breakpoint
CREATE TRIGGER company_profiles_search_insert AFTER INSERT ON company_profiles BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'company_profiles', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER company_profiles_search_delete AFTER DELETE ON company_profiles BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'company_profiles', old.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER company_profiles_search_update AFTER UPDATE OF name ON company_profiles BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'company_profiles', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE requests_search USING fts5(title, answers_text, files, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE requests_short USING fts5(title, answers_text, files, content='', contentless_delete=1, tokenize='ascii', detail='column');
--> statement-breakpoint
CREATE TRIGGER requests_search_insert AFTER INSERT ON requests BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'requests', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER requests_search_delete AFTER DELETE ON requests BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'requests', old.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER requests_search_update AFTER UPDATE OF title, answers_text, conversation_id ON requests BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'requests', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE orders_search USING fts5(title, answers_text, files, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE orders_short USING fts5(title, answers_text, files, content='', contentless_delete=1, tokenize='ascii', detail='column');
--> statement-breakpoint
CREATE TRIGGER orders_search_insert AFTER INSERT ON orders BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'orders', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER orders_search_delete AFTER DELETE ON orders BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'orders', old.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER orders_search_update AFTER UPDATE OF title, answers_text, conversation_id ON orders BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'orders', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE messages_search USING fts5(text, files, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE messages_short USING fts5(text, files, content='', contentless_delete=1, tokenize='ascii', detail='column');
--> statement-breakpoint
CREATE TRIGGER messages_search_insert AFTER INSERT ON messages BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'messages', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER messages_search_delete AFTER DELETE ON messages BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'messages', old.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER messages_search_update AFTER UPDATE OF text, kind ON messages BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'messages', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE notes_search USING fts5(text, files, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE notes_short USING fts5(text, files, content='', contentless_delete=1, tokenize='ascii', detail='column');
--> statement-breakpoint
CREATE TRIGGER notes_search_insert AFTER INSERT ON notes BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'notes', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER notes_search_delete AFTER DELETE ON notes BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'notes', old.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER notes_search_update AFTER UPDATE OF text ON notes BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'notes', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- The names of files are searched with their message or note, or with the answers of their request or order.
CREATE TRIGGER file_uses_search_insert AFTER INSERT ON file_uses WHEN new.conversation_id IS NOT NULL OR new.note_id IS NOT NULL BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number)
    SELECT 1, 'messages', row_number FROM messages WHERE id = new.message_id
    UNION ALL SELECT 1, 'notes', row_number FROM notes WHERE id = new.note_id
    UNION ALL SELECT 1, 'requests', row_number FROM requests WHERE new.message_id IS NULL AND conversation_id = new.conversation_id
    UNION ALL SELECT 1, 'orders', row_number FROM orders WHERE new.message_id IS NULL AND conversation_id = new.conversation_id
    ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER file_uses_search_delete AFTER DELETE ON file_uses WHEN old.conversation_id IS NOT NULL OR old.note_id IS NOT NULL BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number)
    SELECT 1, 'messages', row_number FROM messages WHERE id = old.message_id
    UNION ALL SELECT 1, 'notes', row_number FROM notes WHERE id = old.note_id
    UNION ALL SELECT 1, 'requests', row_number FROM requests WHERE old.message_id IS NULL AND conversation_id = old.conversation_id
    UNION ALL SELECT 1, 'orders', row_number FROM orders WHERE old.message_id IS NULL AND conversation_id = old.conversation_id
    ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- `mergeIndexes` merges in parts what a delete leaves: merging within the delete would keep everybody waiting.
INSERT INTO users_search(users_search, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO users_short(users_short, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO projects_search(projects_search, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO projects_short(projects_short, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO company_profiles_search(company_profiles_search, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO company_profiles_short(company_profiles_short, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO requests_search(requests_search, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO requests_short(requests_short, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO orders_search(orders_search, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO orders_short(orders_short, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO messages_search(messages_search, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO messages_short(messages_short, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO notes_search(notes_search, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO notes_short(notes_short, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
-- The id of this database, which its files and backups name.
INSERT INTO installation (id, created_at) VALUES (lower(hex(randomblob(16))), unixepoch() * 1000);
