PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_prices` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`label` text DEFAULT '' NOT NULL,
	`active` integer DEFAULT false NOT NULL,
	`created` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `price_products`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "prices_amount" CHECK(amount between 1 and 99999999999999)
);
--> statement-breakpoint
INSERT INTO `__new_prices`("id", "product_id", "amount", "currency", "label", "active", "created") SELECT "id", "product_id", "amount", "currency", "label", "active", "created" FROM `prices`;--> statement-breakpoint
DROP TABLE `prices`;--> statement-breakpoint
ALTER TABLE `__new_prices` RENAME TO `prices`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `prices_product` ON `prices` (`product_id`,`id`);--> statement-breakpoint
ALTER TABLE `payments` ADD `paid_at` integer;--> statement-breakpoint
CREATE INDEX `payments_paid` ON `payments` (`paid_at`,`id`) WHERE paid_at is not null;--> statement-breakpoint
ALTER TABLE `webhook_deliveries` ADD `about` text;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_about` ON `webhook_deliveries` (`about`,`id`) WHERE status in ('queued', 'sending');--> statement-breakpoint
-- When payments came: as the order says of the first one of it that counts, else as the history does.
UPDATE `payments` SET `paid_at` = coalesce(
  (SELECT `o`.`paid_at` FROM `orders` `o` WHERE `o`.`id` = `payments`.`order_id` AND NOT EXISTS (
    SELECT 1 FROM `payments` `p` WHERE `p`.`order_id` = `o`.`id` AND `p`.`state` = 'paid' AND `p`.`attempt` < `payments`.`attempt`)),
  (SELECT min(`h`.`created`) FROM `log_history` `h` WHERE `h`.`collection` = 'orders' AND `h`.`document` = `payments`.`order_id`
    AND `h`.`action` LIKE 'paid %' AND json_extract(`h`.`details`, '$.attempt') = `payments`.`attempt`),
  `updated`) WHERE `state` = 'paid';--> statement-breakpoint
-- Intl was asked for decimals before, and has none of these currencies where the provider counts two.
-- What came from the provider is stored as it counts. What was typed here, at prices of the studio's
-- own, was stored without decimals: 5000 for HUF 5,000. So are the orders at these prices, their
-- payments at the test checkout and the refunds of those.
CREATE TABLE `__undecimal` (`currency` text PRIMARY KEY NOT NULL);--> statement-breakpoint
INSERT INTO `__undecimal` VALUES ('afn'), ('all'), ('cop'), ('huf'), ('idr'), ('iqd'), ('irr'), ('isk'), ('kpw'), ('lak'), ('lbp'), ('mmk'), ('pkr'), ('sll'), ('sos'), ('syp'), ('ugx'), ('yer');--> statement-breakpoint
CREATE TABLE `__own` (`id` text PRIMARY KEY NOT NULL);--> statement-breakpoint
INSERT INTO `__own` SELECT `o`.`id` FROM `orders` `o`
  LEFT JOIN `prices` `p` ON `p`.`id` = `o`.`price_id` LEFT JOIN `price_products` `pp` ON `pp`.`id` = `p`.`product_id`
  WHERE `o`.`amount` IS NOT NULL AND CASE WHEN `pp`.`id` IS NULL THEN coalesce(`o`.`price_id`, '') NOT LIKE 'price\_%' ESCAPE '\' ELSE `pp`.`synced_at` IS NULL END;--> statement-breakpoint
UPDATE `prices` SET `amount` = `amount` * 100 WHERE `currency` IN (SELECT `currency` FROM `__undecimal`)
  AND `product_id` IN (SELECT `id` FROM `price_products` WHERE `synced_at` IS NULL);--> statement-breakpoint
UPDATE `orders` SET `amount` = `amount` * 100 WHERE `currency` IN (SELECT `currency` FROM `__undecimal`) AND `id` IN (SELECT `id` FROM `__own`);--> statement-breakpoint
UPDATE `payments` SET `amount` = `amount` * 100 WHERE `currency` IN (SELECT `currency` FROM `__undecimal`) AND `order_id` IN (SELECT `id` FROM `__own`);--> statement-breakpoint
UPDATE `payments` SET `paid_amount` = `paid_amount` * 100 WHERE `paid_currency` IN (SELECT `currency` FROM `__undecimal`) AND `order_id` IN (SELECT `id` FROM `__own`);--> statement-breakpoint
UPDATE `refunds` SET `amount` = `amount` * 100 WHERE `currency` IN (SELECT `currency` FROM `__undecimal`)
  AND `payment_id` IN (SELECT `id` FROM `payments` WHERE `order_id` IN (SELECT `id` FROM `__own`));--> statement-breakpoint
-- Of LYD Intl has three decimals, and two are counted.
UPDATE `prices` SET `amount` = max(1, (`amount` + 5) / 10) WHERE `currency` = 'lyd' AND `product_id` IN (SELECT `id` FROM `price_products` WHERE `synced_at` IS NULL);--> statement-breakpoint
UPDATE `orders` SET `amount` = max(1, (`amount` + 5) / 10) WHERE `currency` = 'lyd' AND `id` IN (SELECT `id` FROM `__own`);--> statement-breakpoint
UPDATE `payments` SET `amount` = max(1, (`amount` + 5) / 10), `paid_amount` = (`paid_amount` + 5) / 10 WHERE `currency` = 'lyd' AND `order_id` IN (SELECT `id` FROM `__own`);--> statement-breakpoint
UPDATE `refunds` SET `amount` = max(1, (`amount` + 5) / 10) WHERE `currency` = 'lyd' AND `payment_id` IN (SELECT `id` FROM `payments` WHERE `order_id` IN (SELECT `id` FROM `__own`));--> statement-breakpoint
-- The history has sums in words: of what came from the provider they were a hundred times too high.
UPDATE `log_history` SET
  `action` = replace(`action`, `old`.`said`, `old`.`right`),
  `details` = json_set(`details`, '$.sum', `old`.`right`)
  FROM (SELECT `id`, `said`, substr(`said`, 1, 4) || printf('%,d', `n` / 100) || iif(`n` % 100, printf('.%02d', `n` % 100), '') AS `right`
    FROM (SELECT `id`, json_extract(`details`, '$.sum') AS `said`, CAST(replace(substr(json_extract(`details`, '$.sum'), 5), ',', '') AS integer) AS `n`
      FROM `log_history` WHERE `collection` = 'orders' AND json_extract(`details`, '$.sum') IS NOT NULL
        AND `document` IN (SELECT `id` FROM `orders`) AND `document` NOT IN (SELECT `id` FROM `__own`))
    WHERE lower(substr(`said`, 1, 3)) IN (SELECT `currency` FROM `__undecimal`)) AS `old`
  WHERE `log_history`.`id` = `old`.`id`;--> statement-breakpoint
DROP TABLE `__own`;--> statement-breakpoint
DROP TABLE `__undecimal`;
