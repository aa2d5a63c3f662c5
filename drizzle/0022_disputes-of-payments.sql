ALTER TABLE `payments` ADD `dispute` text;--> statement-breakpoint
CREATE INDEX `orders_flagged` ON `orders` (`due_at`,`id`) WHERE payment_flag is not null;--> statement-breakpoint
UPDATE `payments` SET `dispute` = 'open' WHERE `state` = 'paid' AND `order_id` IN (SELECT `id` FROM `orders` WHERE `payment_flag` = 'dispute');
