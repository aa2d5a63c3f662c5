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
	`order_type` text,
	`assignee` text,
	`webhook` text,
	`webhook_off_at` integer,
	`auto_response` text DEFAULT '' NOT NULL,
	`auto_response_sender` text,
	`terms` text,
	`priority` text DEFAULT 'medium' NOT NULL,
	`delivery_time` integer DEFAULT 14 NOT NULL,
	`delivery_unit` text DEFAULT 'days' NOT NULL,
	`form_id` text NOT NULL,
	`published` integer DEFAULT false NOT NULL,
	`published_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created` integer NOT NULL,
	`user` text,
	`updated` integer NOT NULL,
	FOREIGN KEY (`price_id`) REFERENCES `prices`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_type`) REFERENCES `order_types`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`assignee`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`auto_response_sender`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`terms`) REFERENCES `order_terms`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`form_id`) REFERENCES `forms`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "order_forms_priority" CHECK(priority in ('low', 'medium', 'high')),
	CONSTRAINT "order_forms_unit" CHECK(delivery_unit in ('hours', 'days', 'weeks', 'months')),
	CONSTRAINT "order_forms_time" CHECK(delivery_time between 1 and 999)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_forms_name` ON `order_forms` (`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_forms_form` ON `order_forms` (`form_id`);--> statement-breakpoint
CREATE INDEX `order_forms_published` ON `order_forms` (`published`,`name`);--> statement-breakpoint
CREATE INDEX `order_forms_price` ON `order_forms` (`price_id`);--> statement-breakpoint
CREATE INDEX `order_forms_type` ON `order_forms` (`order_type`);--> statement-breakpoint
CREATE INDEX `order_forms_assignee` ON `order_forms` (`assignee`);--> statement-breakpoint
CREATE INDEX `order_forms_sender` ON `order_forms` (`auto_response_sender`);--> statement-breakpoint
CREATE INDEX `order_forms_terms` ON `order_forms` (`terms`);--> statement-breakpoint
CREATE INDEX `order_forms_created_by` ON `order_forms` (`user`);--> statement-breakpoint
CREATE TABLE `order_terms` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`published` integer DEFAULT false NOT NULL,
	`published_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created` integer NOT NULL,
	`user` text,
	`updated` integer NOT NULL,
	`last_updated_by` text,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`last_updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_terms_name` ON `order_terms` (`name`);--> statement-breakpoint
CREATE INDEX `order_terms_created_by` ON `order_terms` (`user`);--> statement-breakpoint
CREATE INDEX `order_terms_updated_by` ON `order_terms` (`last_updated_by`);--> statement-breakpoint
CREATE TABLE `order_types` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created` integer NOT NULL,
	`user` text,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_types_name` ON `order_types` (`name`);--> statement-breakpoint
CREATE INDEX `order_types_created_by` ON `order_types` (`user`);--> statement-breakpoint
CREATE TABLE `term_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`term_id` text,
	`name` text NOT NULL,
	`number` integer NOT NULL,
	`text` text NOT NULL,
	`created` integer NOT NULL,
	`user` text,
	FOREIGN KEY (`term_id`) REFERENCES `order_terms`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `term_versions_number` ON `term_versions` (`term_id`,`number`);--> statement-breakpoint
CREATE INDEX `term_versions_created_by` ON `term_versions` (`user`);--> statement-breakpoint
CREATE TABLE `feedbacks` (
	`order_id` text PRIMARY KEY NOT NULL,
	`user` text,
	`rating` integer NOT NULL,
	`text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "feedbacks_rating" CHECK(rating between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX `feedbacks_user` ON `feedbacks` (`user`);--> statement-breakpoint
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
	`user` text,
	`brand_profile` text,
	`created_by` text,
	`form` text,
	`form_name` text NOT NULL,
	`type_name` text DEFAULT '' NOT NULL,
	`product_label` text NOT NULL,
	`form_version_id` text NOT NULL,
	`answers` text NOT NULL,
	`answers_text` text DEFAULT '' NOT NULL,
	`conversation_id` text NOT NULL,
	`project` text,
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
	`assignee` text,
	`assigned` integer,
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
	`version` integer DEFAULT 1 NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`brand_profile`) REFERENCES `company_profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`form`) REFERENCES `order_forms`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`form_version_id`) REFERENCES `form_versions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`project`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`term_version_id`) REFERENCES `term_versions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assignee`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
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
CREATE INDEX `orders_open_created` ON `orders` (`created`,`id`) WHERE status not in ('completed', 'pending_payment');--> statement-breakpoint
CREATE INDEX `orders_open_number` ON `orders` (`number`,`id`) WHERE status not in ('completed', 'pending_payment');--> statement-breakpoint
CREATE INDEX `orders_open_urgency` ON `orders` (`urgency`,`due_at`,`id`) WHERE status not in ('completed', 'pending_payment');--> statement-breakpoint
CREATE INDEX `orders_open_updated` ON `orders` (`updated`,`id`) WHERE status not in ('completed', 'pending_payment');--> statement-breakpoint
CREATE INDEX `orders_unassigned` ON `orders` (`due_at`,`id`) WHERE assignee is null and status not in ('completed', 'pending_payment');--> statement-breakpoint
CREATE INDEX `orders_status_due` ON `orders` (`status`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_status_created` ON `orders` (`status`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `orders_status_number` ON `orders` (`status`,`number`,`id`);--> statement-breakpoint
CREATE INDEX `orders_status_urgency` ON `orders` (`status`,`urgency`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_status_updated` ON `orders` (`status`,`updated`,`id`);--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `orders_profile` ON `orders` (`brand_profile`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `orders_assignee` ON `orders` (`assignee`,`status`,`due_at`,`id`) WHERE assignee is not null;--> statement-breakpoint
CREATE INDEX `orders_created_by` ON `orders` (`created_by`);--> statement-breakpoint
CREATE INDEX `orders_form` ON `orders` (`form`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `orders_form_version` ON `orders` (`form_version_id`);--> statement-breakpoint
CREATE INDEX `orders_terms` ON `orders` (`term_version_id`);--> statement-breakpoint
CREATE INDEX `orders_project` ON `orders` (`project`);--> statement-breakpoint
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
	`state` text DEFAULT 'open' NOT NULL,
	`error` text,
	`checked_at` integer,
	`expires_at` integer,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "payments_state" CHECK(state in ('open', 'processing', 'paid', 'failed', 'expired'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_attempt` ON `payments` (`order_id`,`attempt`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_session` ON `payments` (`session_id`);--> statement-breakpoint
CREATE INDEX `payments_intent` ON `payments` (`intent_id`);--> statement-breakpoint
CREATE INDEX `payments_unsettled` ON `payments` (`checked_at`,`created`) WHERE state in ('open', 'processing');--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`refund_id` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`created_by` text,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "refunds_amount" CHECK(amount > 0),
	CONSTRAINT "refunds_state" CHECK(state in ('pending', 'succeeded', 'failed', 'canceled'))
);
--> statement-breakpoint
CREATE INDEX `refunds_payment` ON `refunds` (`payment_id`,`created`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_refund` ON `refunds` (`refund_id`);--> statement-breakpoint
CREATE INDEX `refunds_created_by` ON `refunds` (`created_by`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`created` integer NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stripe_events_received` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `price_products` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`active` integer DEFAULT false NOT NULL,
	`synced_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `prices` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`label` text DEFAULT '' NOT NULL,
	`active` integer DEFAULT false NOT NULL,
	`created` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `price_products`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "prices_amount" CHECK(amount between 1 and 99999999)
);
--> statement-breakpoint
CREATE INDEX `prices_product` ON `prices` (`product_id`,`id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient_id` text NOT NULL,
	`type` text NOT NULL,
	`origin` text NOT NULL,
	`cause` text NOT NULL,
	`sender_id` text,
	`sender_name` text,
	`what` text,
	`version` text DEFAULT '2.0' NOT NULL,
	`viewed` integer DEFAULT false NOT NULL,
	`url_params` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`recipient_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "notifications_type" CHECK(type in ('collaborator_added', 'collaborator_request', 'collaborator_removed', 'project_comment', 'request_created', 'request_message', 'request_status', 'request_assigned', 'order_created', 'order_message', 'order_status', 'order_assigned', 'order_payment', 'request_note', 'order_note', 'member_invite', 'request_message_mentioned', 'request_note_mentioned', 'order_message_mentioned', 'order_note_mentioned'))
);
--> statement-breakpoint
INSERT INTO `__new_notifications`("id", "recipient_id", "type", "origin", "cause", "sender_id", "sender_name", "what", "version", "viewed", "url_params", "created_at") SELECT "id", "recipient_id", "type", "origin", "cause", "sender_id", "sender_name", "what", "version", "viewed", "url_params", "created_at" FROM `notifications`;--> statement-breakpoint
DROP TABLE `notifications`;--> statement-breakpoint
ALTER TABLE `__new_notifications` RENAME TO `notifications`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`recipient_id`,`type`,`cause`);--> statement-breakpoint
CREATE INDEX `notifications_unopened` ON `notifications` (`recipient_id`,`viewed`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_all` ON `notifications` (`recipient_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_origin` ON `notifications` (`origin`,`recipient_id`);--> statement-breakpoint
-- Search by any three letters, as of requests.
CREATE VIRTUAL TABLE orders_search USING fts5(title, answers_text, content='orders', content_rowid='row_number', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER orders_search_insert AFTER INSERT ON orders BEGIN
  INSERT INTO orders_search(rowid, title, answers_text) VALUES (new.row_number, new.title, new.answers_text);
END;
--> statement-breakpoint
CREATE TRIGGER orders_search_delete AFTER DELETE ON orders BEGIN
  INSERT INTO orders_search(orders_search, rowid, title, answers_text) VALUES ('delete', old.row_number, old.title, old.answers_text);
END;
--> statement-breakpoint
CREATE TRIGGER orders_search_update AFTER UPDATE OF title, answers_text ON orders BEGIN
  INSERT INTO orders_search(orders_search, rowid, title, answers_text) VALUES ('delete', old.row_number, old.title, old.answers_text);
  INSERT INTO orders_search(rowid, title, answers_text) VALUES (new.row_number, new.title, new.answers_text);
END;
