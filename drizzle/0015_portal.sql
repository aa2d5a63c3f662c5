CREATE TABLE `attachments` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`message_id` text,
	`field_id` text,
	`folder` text NOT NULL,
	`file` text NOT NULL,
	`original_name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`uploader` text,
	`created` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`uploader`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "attachments_of_one" CHECK((message_id is null) <> (field_id is null))
);
--> statement-breakpoint
CREATE INDEX `attachments_conversation` ON `attachments` (`conversation_id`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `attachments_message` ON `attachments` (`message_id`);--> statement-breakpoint
CREATE INDEX `attachments_uploader` ON `attachments` (`uploader`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `draft_files` (
	`id` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`field` text NOT NULL,
	`folder` text NOT NULL,
	`file` text NOT NULL,
	`original_name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`uploader` text,
	`created` integer NOT NULL,
	FOREIGN KEY (`draft_id`) REFERENCES `drafts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`uploader`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `draft_files_draft` ON `draft_files` (`draft_id`);--> statement-breakpoint
CREATE INDEX `draft_files_uploader` ON `draft_files` (`uploader`);--> statement-breakpoint
CREATE TABLE `drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`place` text NOT NULL,
	`values` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `drafts_place` ON `drafts` (`user_id`,`place`);--> statement-breakpoint
CREATE INDEX `drafts_saved` ON `drafts` (`at`);--> statement-breakpoint
CREATE TABLE `messages` (
	`row_number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`sender` text,
	`type` text NOT NULL,
	`html` text NOT NULL,
	`message` text NOT NULL,
	`created` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "messages_type" CHECK(type in ('message', 'status_change', 'auto'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_id_unique` ON `messages` (`id`);--> statement-breakpoint
CREATE INDEX `messages_conversation` ON `messages` (`conversation_id`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `messages_sender` ON `messages` (`sender`);--> statement-breakpoint
CREATE TABLE `note_attachments` (
	`id` text PRIMARY KEY NOT NULL,
	`note_id` text NOT NULL,
	`file` text NOT NULL,
	`original_name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`uploader` text,
	`created` integer NOT NULL,
	FOREIGN KEY (`note_id`) REFERENCES `notes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`uploader`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `note_attachments_note` ON `note_attachments` (`note_id`);--> statement-breakpoint
CREATE INDEX `note_attachments_uploader` ON `note_attachments` (`uploader`);--> statement-breakpoint
CREATE TABLE `notes` (
	`row_number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`user` text,
	`html` text NOT NULL,
	`note` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created` integer NOT NULL,
	`edited` integer,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notes_id_unique` ON `notes` (`id`);--> statement-breakpoint
CREATE INDEX `notes_conversation` ON `notes` (`conversation_id`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `notes_author` ON `notes` (`user`);--> statement-breakpoint
CREATE TABLE `read_marks` (
	`user_id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `conversation_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `read_marks_conversation` ON `read_marks` (`conversation_id`);--> statement-breakpoint
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
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "request_types_unit" CHECK(delivery_unit in ('hours', 'days', 'weeks', 'months')),
	CONSTRAINT "request_types_time" CHECK(delivery_time between 1 and 999)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `request_types_name` ON `request_types` (`name`);--> statement-breakpoint
CREATE INDEX `request_types_assignee` ON `request_types` (`assignee_id`);--> statement-breakpoint
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
	`request_category` text NOT NULL,
	`form_version_id` text NOT NULL,
	`answers` text NOT NULL,
	`answers_text` text DEFAULT '' NOT NULL,
	`conversation_id` text NOT NULL,
	`status` text DEFAULT 'in_progress' NOT NULL,
	`status_before_pause` text,
	`priority` text NOT NULL,
	`assignee_id` text,
	`assigned` integer,
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
CREATE INDEX `requests_assignee` ON `requests` (`assignee_id`,`status`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_created_by` ON `requests` (`created_by`);--> statement-breakpoint
CREATE INDEX `requests_type` ON `requests` (`type_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_product` ON `requests` (`product_id`);--> statement-breakpoint
CREATE INDEX `requests_form_version` ON `requests` (`form_version_id`);--> statement-breakpoint
CREATE TABLE `canned_responses` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created` integer NOT NULL,
	`created_by` text,
	`updated` integer NOT NULL,
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
	`owner_id` text NOT NULL,
	`list` text NOT NULL,
	`name` text NOT NULL,
	`path` text NOT NULL,
	`filters` text NOT NULL,
	`shared` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_name` ON `saved_views` (`owner_id`,`list`,`name`);--> statement-breakpoint
CREATE INDEX `saved_views_shared` ON `saved_views` (`list`,`name`) WHERE shared = 1;--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
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
	CONSTRAINT "notifications_type" CHECK(type in ('collaborator_added', 'collaborator_request', 'collaborator_removed', 'project_comment', 'request_message', 'request_status', 'request_assigned', 'order_message', 'request_note', 'order_note', 'member_invite', 'request_message_mentioned', 'request_note_mentioned', 'order_message_mentioned', 'order_note_mentioned'))
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
ALTER TABLE `mail` ADD `cause` text;--> statement-breakpoint
CREATE INDEX `mail_cause` ON `mail` (`cause`) WHERE cause is not null;
--> statement-breakpoint
-- Search by any three letters, as of users and projects. Notes are in no index: no search of a client can find one.
CREATE VIRTUAL TABLE requests_search USING fts5(title, answers_text, content='requests', content_rowid='row_number', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER requests_search_insert AFTER INSERT ON requests BEGIN
  INSERT INTO requests_search(rowid, title, answers_text) VALUES (new.row_number, new.title, new.answers_text);
END;
--> statement-breakpoint
CREATE TRIGGER requests_search_delete AFTER DELETE ON requests BEGIN
  INSERT INTO requests_search(requests_search, rowid, title, answers_text) VALUES ('delete', old.row_number, old.title, old.answers_text);
END;
--> statement-breakpoint
CREATE TRIGGER requests_search_update AFTER UPDATE OF title, answers_text ON requests BEGIN
  INSERT INTO requests_search(requests_search, rowid, title, answers_text) VALUES ('delete', old.row_number, old.title, old.answers_text);
  INSERT INTO requests_search(rowid, title, answers_text) VALUES (new.row_number, new.title, new.answers_text);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE messages_search USING fts5(message, content='messages', content_rowid='row_number', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER messages_search_insert AFTER INSERT ON messages BEGIN
  INSERT INTO messages_search(rowid, message) VALUES (new.row_number, new.message);
END;
--> statement-breakpoint
CREATE TRIGGER messages_search_delete AFTER DELETE ON messages BEGIN
  INSERT INTO messages_search(messages_search, rowid, message) VALUES ('delete', old.row_number, old.message);
END;
--> statement-breakpoint
CREATE TRIGGER messages_search_update AFTER UPDATE OF message ON messages BEGIN
  INSERT INTO messages_search(messages_search, rowid, message) VALUES ('delete', old.row_number, old.message);
  INSERT INTO messages_search(rowid, message) VALUES (new.row_number, new.message);
END;
