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
	CONSTRAINT "notifications_type" CHECK(type in ('collaborator_added', 'collaborator_request', 'collaborator_joined', 'collaborator_removed', 'project_comment', 'request_created', 'request_message', 'request_status', 'request_assigned', 'order_created', 'order_message', 'order_status', 'order_assigned', 'order_payment', 'order_refund', 'order_refund_failed', 'request_note', 'order_note', 'member_invite', 'request_message_mentioned', 'request_note_mentioned', 'order_message_mentioned', 'order_note_mentioned', 'order_feedback', 'request_unassigned', 'order_unassigned', 'request_webhook_off', 'order_webhook_off', 'profile_owner', 'profile_passed_on', 'profile_password_revealed'))
);
--> statement-breakpoint
INSERT INTO `__new_notifications`("id", "recipient_id", "type", "origin", "cause", "sender_id", "sender_name", "what", "version", "viewed", "url_params", "created_at") SELECT "id", "recipient_id", "type", "origin", "cause", "sender_id", "sender_name", "what", "version", "viewed", "url_params", "created_at" FROM `notifications`;--> statement-breakpoint
DROP TABLE `notifications`;--> statement-breakpoint
ALTER TABLE `__new_notifications` RENAME TO `notifications`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`recipient_id`,`type`,`cause`);--> statement-breakpoint
CREATE INDEX `notifications_unopened` ON `notifications` (`recipient_id`,`viewed`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_all` ON `notifications` (`recipient_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_origin` ON `notifications` (`origin`,`recipient_id`,`created_at`);